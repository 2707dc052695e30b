import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import type { Status } from '../../../printed/tables.ts';
import { auditForeign } from '../../core/access/audit.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { unplannedIds } from '../../core/database/prepared.ts';
import type { Batch } from '../../core/graphql/context.ts';
import { readTogether, withMoments } from '../../core/graphql/read-together.ts';
import { maySeeFile, myAccessToFile, ownsRightToFile } from './file.access.ts';

/** A file as the database has it. */
export type FileRow = {
  id: number;
  title: string;
  description: string | null;
  descriptionText: string | null;
  contentType: string;
  size: number;
  hasSmall: boolean;
  meta: number;
  metaKind: SubjectKind;
  myAccess: 'NONE' | 'READ' | 'WRITE';
  status: Status;
  version: number;
  dateCreated: Date;
  lastUpdated: Date;
  createdById: number;
};

const columns = (caller: Caller) => sql`
  s.id, s.title, f.description, f.description_text as "descriptionText", f.content_type as "contentType", f.size, f.has_small as "hasSmall",
  h.id as meta, h.kind as "metaKind", ${myAccessToFile(caller)} as "myAccess", s.status, s.version, s.date_created as "dateCreated",
  s.last_updated as "lastUpdated", s.created_by as "createdById"`;

const tables = sql`user_file f join subject s on s.id = f.id join subject r on r.id = s.root_id join subject h on h.id = s.parent_id`;

/** Matches an activity and its series, or any other thing itself. */
const hangsOn = sql`(h.id = whole.id or whole.kind = 'EVENT_INSTANCE' and h.id = whole.parent_id)`;

/** The files of things that the caller may read, by name, where numbers count as such; for an activity, those of its series as well. */
export const filesOf: Batch<number, FileRow[]> = async (ids, context) => {
  const { services, caller } = context;
  const statement = sql<FileRow & { whole: number; isOwnRight: boolean }>`
    select whole.id as whole, ${ownsRightToFile(caller)} as "isOwnRight", ${columns(caller)}
    from subject whole join subject h on ${hangsOn} join subject s on s.parent_id = h.id and s.kind = 'USERFILE'
    join user_file f on f.id = s.id join subject r on r.id = s.root_id
    where whole.id = any (${unplannedIds(ids)}) and ${maySeeFile(caller)}
    order by s.title collate natural_nb, s.id`;
  const rows = await readTogether(context, 'files', statement);
  await auditForeign(services.db, caller, rows, 'see', ({ id }) => id);
  const found = Map.groupBy(
    rows.map((row) => withMoments(row, 'dateCreated', 'lastUpdated')),
    ({ whole }) => whole,
  );
  return ids.map((id) => found.get(id) ?? []);
};

/** Reads one file. The caller must already have checked access. */
export async function readFile(db: Db, caller: Caller, id: number): Promise<FileRow> {
  const { rows } = await sql<FileRow>`select ${columns(caller)} from ${tables} where f.id = ${id}`.execute(db);
  return rows[0]!;
}

/** A file as it is stored: the key of its bytes, and its other data. */
type StoredFile = Pick<FileRow, 'contentType' | 'size' | 'hasSmall' | 'description'> & { key: string; name: string };

/** Reads what is needed to send or copy a file. The caller must already have checked access. */
export async function readStored(db: Db, id: number): Promise<StoredFile> {
  const { rows } = await sql<StoredFile>`
    select f.key, s.title as name, f.content_type as "contentType", f.size, f.has_small as "hasSmall", f.description
    from user_file f join subject s on s.id = f.id where f.id = ${id}`.execute(db);
  return rows[0]!;
}
