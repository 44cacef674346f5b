/** Whole frames of a WebSocket, as their bytes go by; first the lines of HTTP with which it begins, as number 0. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);
  #next = 0;

  /** Frames that are complete with these bytes. */
  *read(bytes: Buffer): Iterable<{ readonly count: number; readonly bytes: Buffer }> {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    for (;;) {
      const length = this.#next === 0 ? headLength(this.#rest) : frameLength(this.#rest);
      if (length === null || length > this.#rest.length) return;
      const frame = this.#rest.subarray(0, length);
      this.#rest = this.#rest.subarray(length);
      yield { count: this.#next++, bytes: frame };
    }
  }
}

function headLength(bytes: Buffer): number | null {
  const end = bytes.indexOf('\r\n\r\n');
  return end < 0 ? null : end + 4;
}

/** See RFC 6455, section 5.2. Null if the length itself is not yet here. */
function frameLength(bytes: Buffer): number | null {
  const second = bytes[1];
  if (second === undefined) return null;
  const short = second & 0x7f;
  const mask = (second & 0x80) === 0 ? 0 : 4;
  if (short < 126) return 2 + mask + short;
  const size = short === 126 ? 2 : 8;
  if (bytes.length < 2 + size) return null;
  const long = size === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return 2 + size + mask + long;
}
