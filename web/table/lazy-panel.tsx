import { useLoaded } from '../app/loaded.ts';
import type { DeviceTable } from './device-table.ts';
import type { PanelProps } from './panels.tsx';

/** Rules, settings and results are fetched when first opened: a table can be played without them. */
export function LazyPanel(props: PanelProps & DeviceTable) {
  const loaded = useLoaded('panels', () => import('./local-panel.tsx')).value;
  if (loaded.tag === 'failed') throw loaded.error;
  return loaded.tag === 'here' ? <loaded.value.LocalPanel {...props} /> : null;
}
