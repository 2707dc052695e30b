/** Why the database cannot be used. The message is one sentence for the operator, says what to do, and holds no password. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/** Returns the system's code for what went wrong (`EACCES`), or else the message, for use inside a sentence. */
export function errorCode(error: unknown): string {
  return String((error as NodeJS.ErrnoException | undefined)?.code ?? (error as Error)?.message ?? error);
}
