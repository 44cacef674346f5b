/** The primary result code of SQLite, see https://sqlite.org/rescode.html; undefined for other errors. */
export function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}
