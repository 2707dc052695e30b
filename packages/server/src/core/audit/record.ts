import type { AuditDeed } from '@samspel/domain/subject/audit';
import type { Db } from '../database/pool.ts';

/** One row of the log. */
export type AuditEntry = {
  deed: AuditDeed;
  /** Who did it; null where nobody was signed in. */
  by: number | null;
  /** The person that it was done to. */
  about?: number;
  /** The thing, or the group, that it was done with. */
  subject?: number;
  /** Ids, levels and hashes that say more; never words that people wrote, nor addresses. */
  detail?: object;
};

/** Writes rows into the append-only log, in the transaction of what they tell of. @see docs/decisions/audit-log.md */
export async function record(db: Db, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('audit_entry')
    .values(
      entries.map(({ deed, by, about, subject, detail }) => ({
        deed,
        person_id: by,
        about_person: about ?? null,
        subject_id: subject ?? null,
        detail: JSON.stringify(detail ?? {}),
      })),
    )
    .execute();
}
