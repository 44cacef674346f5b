/** Resolves when the process is asked to stop. The second Ctrl-C, from someone in a hurry, ends it at once. */
export function stopSignal(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
