// Until every part says index.ts.
export { game } from './index.ts';
