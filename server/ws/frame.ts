import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Longer messages, whole pasts, are worth compressing; a move is not. */
export const WORTH_COMPRESSING = 4096;

/**
 * `ws` makes two buffers of a message, its head and its text. One that is short and has no accents needs none: it is
 * written as it is, unless what came before it is still being compressed.
 */
export function sendFrame(socket: WebSocket, wire: Duplex, text: string): void {
  const { length } = text;
  const isCompressing = socket.bufferedAmount !== wire.writableLength;
  if (length >= WORTH_COMPRESSING || isCompressing || Buffer.byteLength(text) > length) socket.send(text);
  else wire.write(headOf(length) + text, 'latin1');
}

/** RFC 6455, section 5.2: a whole text of so many bytes, less than 64 kB, not compressed. */
function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(0x81, length);
  return String.fromCharCode(0x81, 126, length >> 8, length & 255);
}
