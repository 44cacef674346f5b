import type { Language } from '#text/catalogue.ts';
import { LOG_LEVELS } from './http/log.ts';
import type { StoreTroubleReason } from './store/trouble.ts';

/** What stands in the way of starting. */
export type Trouble =
  | StoreTroubleReason
  | { readonly id: 'not-an-origin'; readonly value: string }
  | { readonly id: 'not-proxies'; readonly value: string }
  | { readonly id: 'not-a-level'; readonly value: string }
  | { readonly id: 'short-token'; readonly least: number }
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
    case 'not-an-origin':
      return fr
        ? `ETAGERE_ORIGIN vaut « ${what.value} » : il faut l’adresse publique sans rien après, par exemple https://jeux.example.`
        : `ETAGERE_ORIGIN is "${what.value}": it must be the public address and nothing after it, such as https://games.example.`;
    case 'not-proxies':
      return fr
        ? `TRUST_PROXY vaut « ${what.value} » : il faut le nombre de serveurs mandataires placés devant, de 0 à 10.`
        : `TRUST_PROXY is "${what.value}": it must be the number of proxies in front, from 0 to 10.`;
    case 'not-a-level':
      return fr
        ? `LOG_LEVEL vaut « ${what.value} » : il faut l’un de ${LOG_LEVELS.join(', ')}.`
        : `LOG_LEVEL is "${what.value}": it must be one of ${LOG_LEVELS.join(', ')}.`;
    case 'short-token':
      return fr
        ? `METRICS_TOKEN est trop court : il faut au moins ${what.least} caractères.`
        : `METRICS_TOKEN is too short: it must have at least ${what.least} characters.`;
    case 'folder-taken':
      return fr
        ? `une autre Étagère tourne déjà sur le dossier ${what.folder} : arrêtez-la, ou choisissez un autre dossier avec ETAGERE_DATA.`
        : `another Étagère is already running on the folder ${what.folder}: stop it, or choose another folder with ETAGERE_DATA.`;
    case 'folder-unusable':
      return fr
        ? `impossible d’écrire dans le dossier ${what.folder} : donnez-en le droit, ou choisissez un autre dossier avec ETAGERE_DATA.`
        : `the folder ${what.folder} cannot be written to: allow it, or choose another folder with ETAGERE_DATA.`;
    case 'folder-empty':
      return fr
        ? `il n’y a rien dans le dossier ${what.folder}.`
        : `there is nothing in the folder ${what.folder}.`;
    case 'not-a-store':
      return fr
        ? `${what.path} n’est pas une base de l’Étagère, ou elle est abîmée : remettez une sauvegarde avec « etagere restore », ou choisissez un autre dossier avec ETAGERE_DATA.`
        : `${what.path} is not a database of Étagère, or it is damaged: put a backup back with "etagere restore", or choose another folder with ETAGERE_DATA.`;
    case 'not-an-address':
      return fr
        ? 'DATABASE_URL n’est pas l’adresse d’une base PostgreSQL, comme postgres://moi:secret@localhost/etagere ; sans elle, tout est gardé dans le dossier ETAGERE_DATA.'
        : 'DATABASE_URL is not the address of a PostgreSQL database, like postgres://me:secret@localhost/etagere; without it everything is kept in the folder ETAGERE_DATA.';
    case 'not-reachable':
      return fr
        ? `la base PostgreSQL ${what.server} ne répond pas : démarrez-la, ou corrigez DATABASE_URL.`
        : `the PostgreSQL database ${what.server} does not answer: start it, or correct DATABASE_URL.`;
    case 'not-admitted':
      return fr
        ? `la base PostgreSQL ${what.server} nous refuse : vérifiez dans DATABASE_URL le nom, le mot de passe et la base, et le droit d’y créer des tables.`
        : `the PostgreSQL database ${what.server} refuses us: check the name, password and database in DATABASE_URL, and the right to create tables there.`;
    case 'newer-schema':
      return fr
        ? `les données ont été écrites par une version plus récente (schéma ${what.found}, nous connaissons ${what.known}) : mettez l’Étagère à jour.`
        : `the data was written by a newer version (schema ${what.found}, we know ${what.known}): update Étagère.`;
    case 'older-schema':
      return fr
        ? `les données datent d’une version plus ancienne (schéma ${what.found}, nous en sommes à ${what.known}) : démarrez le serveur une fois pour les mettre à jour.`
        : `the data is from an older version (schema ${what.found}, we are at ${what.known}): start the server once to bring it up to date.`;
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
