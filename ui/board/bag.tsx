/** The bag that tiles are drawn from. */
export function Bag() {
  return (
    <svg
      viewBox="0 0 56 56"
      aria-hidden="true"
      fill="var(--paper-sunk)"
      stroke="var(--ink)"
      stroke-width="2"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <path d="M18 18C8 28 6 50 16 52H40C50 50 48 28 38 18Z" />
      <path d="M18 18L14 8L22 11L28 6L34 11L42 8L38 18ZM18 18H38" />
      <path d="M38 19C44 22 45 26 44 30" fill="none" />
    </svg>
  );
}
