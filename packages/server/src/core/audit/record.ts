import type { AuditAction } from '@samspel/domain/subject/audit';
import type { Db } from '../database/pool.ts';

/** One row of the log. */
export type AuditEntry = {
  action: AuditAction;
  /** Who did it; null if nobody was signed in. */
  by: number | null;
  /** The person whom it was done to. */
  about?: number;
  /** The thing or the group that it concerns. */
  subject?: number;
  /** More details: ids, levels and hashes, but never texts that people wrote, and no addresses. */
  detail?: object;
};

/** Adds rows to the append-only log, in the same transaction as the change itself. @see docs/decisions/audit-log.md */
export async function record(db: Db, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('audit_entry')
    .values(
      entries.map(({ action, by, about, subject, detail }) => ({
        action,
        person_id: by,
        about_person: about ?? null,
        subject_id: subject ?? null,
        detail: JSON.stringify(detail ?? {}),
      })),
    )
    .execute();
}
