import '#ui/styles/base.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { followLinks } from './app/router.ts';
import { followSettings } from './app/settings.ts';

followSettings();
followLinks();
render(<App />, document.getElementById('page') as HTMLElement);
