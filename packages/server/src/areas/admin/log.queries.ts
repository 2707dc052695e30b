import type { AuditLogInput } from '@samspel/domain/admin/log.input';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import type { Db } from '../../core/database/pool.ts';
import type { Page } from '../../core/graphql/page.ts';
import { readPage } from '../../core/graphql/read-page.ts';

/** One row of the log. */
export type AuditRow = {
  id: number;
  at: Date;
  action: string;
  byId: number | null;
  aboutId: number | null;
  subject: number | null;
  kind: SubjectKind | null;
  detail: object;
};

/** The log, the latest first. */
export async function listLog(db: Db, { person, action, from, to, ...window }: AuditLogInput): Promise<Page<AuditRow>> {
  const filters = [
    ...(person === undefined ? [] : [sql`(a.person_id = ${person} or a.about_person = ${person})`]),
    ...(action === undefined ? [] : [sql`a.action = ${action}`]),
    ...(from === undefined ? [] : [sql`a.at >= ${from}::timestamp at time zone 'Europe/Oslo'`]),
    ...(to === undefined ? [] : [sql`a.at < (${to}::date + 1)::timestamp at time zone 'Europe/Oslo'`]),
  ];
  const columns = sql`a.id, a.at, a.action, a.person_id as "byId", a.about_person as "aboutId", a.detail,
    case when a.action = 'invite' then (a.detail ->> 'organization')::bigint else a.subject_id end as subject,
    (select s.kind from subject s where s.id = a.subject_id) as kind`;
  const where = sql.join([sql`true`, ...filters], sql` and `);
  return readPage(db, window, {
    columns,
    from: sql`from audit_entry a where ${where}`,
    order: sql`a.at desc, a.id desc`,
  });
}
