/** Arrow keys go from one control of a group to the next; the first and the last are neighbours, and have keys of their own. */
export function moveWithArrows(event: KeyboardEvent, group: HTMLElement | null): void {
  const controls = [...(group?.querySelectorAll<HTMLElement>('button, input') ?? [])];
  const at = controls.findIndex(control => control === document.activeElement);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : at + (STEPS[event.key] ?? Number.NaN);
  if (Number.isNaN(to)) return;
  event.preventDefault();
  controls.at(to % controls.length)?.focus();
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Whether a key is meant for the table: nobody types, and nothing lies above it. */
export function isForTable({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat || target instanceof HTMLInputElement) return false;
  return document.querySelector('dialog[open], :popover-open') === null;
}
