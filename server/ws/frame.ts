import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Longer messages, whole pasts, are worth compressing; a move is not. */
export const WORTH_COMPRESSING = 4096;

/**
 * `ws` writes the head of a message and its text apart; in one piece, they take a tenth less. What is long, or follows
 * what is still being compressed, goes its way.
 */
export function sendFrame(socket: WebSocket, wire: Duplex, text: string): void {
  const isCompressing = socket.bufferedAmount !== wire.writableLength;
  if (text.length >= WORTH_COMPRESSING || isCompressing) socket.send(text);
  else wire.write(frameOf(text));
}

/** RFC 6455, section 5.2: a whole text, not compressed, of less than 64 kB. */
function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < LONG ? 2 : 4;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = Math.min(length, LONG);
  if (length >= LONG) frame.writeUInt16BE(length, 2);
  frame.write(text, head);
  return frame;
}

const WHOLE_TEXT = 0x81;
/** From so many bytes on, the length stands apart. */
const LONG = 126;
