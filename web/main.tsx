import '#ui/styles/base.css';
import './app/app.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { followLinks } from './app/router.ts';
import { followSettings } from './app/settings.ts';
import { registerServiceWorker } from './app/update.tsx';

followSettings();
followLinks();
registerServiceWorker();
render(<App />, document.getElementById('page') as HTMLElement);
