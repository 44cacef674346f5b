/** Milliseconds after which a page is drawn in whatever letters the device has. */
const PATIENCE = 1500;

/** Our fonts: nothing is drawn before they are here, so that no line has to be broken anew. */
export function fontsLoaded(): Promise<unknown> {
  const { fonts } = document;
  const asked = [fonts.load('1em "Atkinson Next"'), fonts.load('1em "Fraunces"')];
  return Promise.race([
    Promise.allSettled(asked),
    new Promise(resolve => {
      setTimeout(resolve, PATIENCE);
    }),
  ]);
}
