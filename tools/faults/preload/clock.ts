/** Lets the clock of a server jump: its parent says by how many milliseconds it is wrong from now on. */
let wrongBy = 0;

process.on('message', (message: { readonly wrongBy?: number }) => {
  wrongBy = message.wrongBy ?? wrongBy;
});
// Whoever starts it may go without saying goodbye.
process.channel?.unref();

const TrueDate = Date;
globalThis.Date = class extends TrueDate {
  constructor(...args: readonly [] | readonly [number | string | Date]) {
    super(...((args.length === 0 ? [TrueDate.now() + wrongBy] : args) as [number]));
  }

  static override now(): number {
    return TrueDate.now() + wrongBy;
  }
} as DateConstructor;
