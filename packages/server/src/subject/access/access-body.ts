import { sql } from 'kysely';

/** The access list of the subject in a column, as a revision keeps it: `{"12": "READ"}`, by the id of who is given access. */
export const accessBody = (rootId: string) => sql<object>`
  (select coalesce(jsonb_object_agg(entry.principal_id, entry.level), '{}') from access_entry entry where entry.root_id = ${sql.ref(rootId)})`;
