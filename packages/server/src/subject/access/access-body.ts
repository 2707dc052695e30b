import { sql } from 'kysely';

/** The access list of the subject in a column, as a revision keeps it: levels by the id of who has them, such as `{"12": "READ"}`. */
export const accessBody = (rootId: string) => sql<object>`
  (select coalesce(jsonb_object_agg(entry.principal_id, entry.level), '{}') from access_entry entry where entry.root_id = ${sql.ref(rootId)})`;
