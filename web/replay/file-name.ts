/** `mathable-2026-11-15-1142.json`: local time, so that a person recognises the evening. */
export function fileName(game: string, when: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = [when.getFullYear(), two(when.getMonth() + 1), two(when.getDate())].join('-');
  return `${game}-${day}-${two(when.getHours())}${two(when.getMinutes())}.json`;
}
