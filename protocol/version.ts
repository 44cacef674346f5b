/** Raised when an older client would misunderstand. The first message of each side names it. */
export const PROTOCOL = 1;

/** Where the socket is, on the same host as the pages. */
export const SOCKET_PATH = '/socket';

/** Behind it as a query: the client unpacks what comes as gzip. A server of before passes over it. */
export const UNPACKS = 'gzip';

/** No message from a client is longer, in bytes. */
export const MESSAGE_MAX = 16_384;

/** Why the server closed a socket. */
export const CLOSE = {
  /** The server stops for a moment: come back by yourself. */
  stopping: 1012,
  /** Another protocol: load the page again. */
  protocol: 4000,
  /** Too many messages that were none, or too long. */
  malformed: 4001,
  /** Too many messages. */
  tooMany: 4002,
  /** Not signed in, or no longer: ask for a session first. */
  session: 4003,
  /** Read too slowly: what was not sent is fetched again on return. */
  slow: 4005,
} as const;
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];
