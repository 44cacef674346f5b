import type { Language } from '#text/catalogue.ts';

/** What stands in the way of starting. */
export type Trouble =
  | { readonly id: 'not-a-port'; readonly value: string }
  | { readonly id: 'port-refused'; readonly port: number }
  | { readonly id: 'no-port'; readonly from: number; readonly to: number }
  | { readonly id: 'no-such-host'; readonly host: string }
  | { readonly id: 'unbuilt' };

type News =
  | { readonly id: 'moved'; readonly wanted: number; readonly port: number }
  | { readonly id: 'elsewhere'; readonly address: string }
  | { readonly id: 'how' }
  | { readonly id: 'closed' };

/** On stderr: stdout has the address and nothing else. */
export function say(what: Trouble | News): void {
  process.stderr.write(`Étagère · ${sentence(what, languageOf(process.env))}\n`);
}

export function sentence(what: Trouble | News, language: Language): string {
  const fr = language === 'fr';
  switch (what.id) {
    case 'not-a-port':
      return fr
        ? `PORT vaut « ${what.value} » : il faut un nombre de 0 à 65535.`
        : `PORT is "${what.value}": it must be a number from 0 to 65535.`;
    case 'port-refused':
      return fr
        ? `le système refuse le port ${what.port} : choisissez-en un au-dessus de 1023, par exemple PORT=4173.`
        : `the system refuses port ${what.port}: choose one above 1023, such as PORT=4173.`;
    case 'no-port':
      return fr
        ? `les ports ${what.from} à ${what.to} sont tous pris : choisissez-en un autre, par exemple PORT=${what.to + 100}.`
        : `ports ${what.from} to ${what.to} are all taken: choose another, such as PORT=${what.to + 100}.`;
    case 'no-such-host':
      return fr
        ? `cette machine n’a pas l’adresse HOST=${what.host} ; HOST=0.0.0.0 ouvre à tout le réseau local.`
        : `this machine does not have the address HOST=${what.host}; HOST=0.0.0.0 opens it to the local network.`;
    case 'unbuilt':
      return fr
        ? 'les pages ne sont pas construites : lancez « npm start » ou « npm run build ».'
        : 'the pages are not built: run "npm start" or "npm run build".';
    case 'moved':
      return fr
        ? `le port ${what.wanted} est pris ; voici le ${what.port}.`
        : `port ${what.wanted} is taken; here is ${what.port}.`;
    case 'elsewhere':
      return fr
        ? `depuis un autre appareil du réseau : ${what.address}`
        : `from another device on the network: ${what.address}`;
    case 'how':
      return fr
        ? 'ouvrez cette adresse dans un navigateur ; Ctrl-C arrête. Dans ce terminal plutôt : npx etagere play mathable'
        : 'open this address in a browser; Ctrl-C stops. In this terminal instead: npx etagere play mathable';
    case 'closed':
      return fr ? 'fermée. À bientôt !' : 'closed. See you soon!';
  }
}

/** French if the environment asks for it or for nothing, as the command line does. */
function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return locale === '' || /^fr/i.test(locale) ? 'fr' : 'en';
}
