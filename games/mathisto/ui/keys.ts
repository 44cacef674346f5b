/** Arrow keys go from one control of a group to the next; the first and the last are neighbours. */
export function moveWithArrows(event: KeyboardEvent, group: HTMLElement | null): void {
  const by = STEPS[event.key] ?? 0;
  const controls = [...(group?.querySelectorAll<HTMLElement>('button, input') ?? [])];
  const at = controls.findIndex(control => control === document.activeElement);
  if (by === 0 || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  controls[(at + by + controls.length) % controls.length]?.focus();
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
