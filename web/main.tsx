import '#ui/styles/base.css';
import './app/app.css';
import { render } from 'preact';
import { Excuse } from '#ui/waiting.tsx';
import { App } from './app/app.tsx';
import { Missing } from './app/missing.tsx';
import { followLinks } from './app/router.ts';
import { followSettings } from './app/settings.ts';

followSettings();
followLinks();
render(
  <Excuse.Provider value={<Missing />}>
    <App />
  </Excuse.Provider>,
  document.getElementById('page') as HTMLElement,
);
