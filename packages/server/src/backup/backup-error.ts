/** Why a backup cannot be made, read or restored: one sentence for the operator, which says what to do and holds no secret. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
