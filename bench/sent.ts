import { readSaid } from '@samspel/domain/search/search';
import { kindsFoundAbove, subjectKinds } from '@samspel/domain/subject/subject';
import type { QueryConfig } from 'pg';
import pg from 'pg';
import { findHits } from '../packages/server/src/areas/search/hits.queries.ts';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { findOrganizations, findPersons } from '../packages/server/src/core/people/find-by-name.ts';
import { callerFor } from '../packages/server/src/core/testing/callers.ts';

/** Returns the statements of a search, to be sent again as they are, each under a name, so that their plans are kept. */
export async function sentFor(db: Database, person: number, query: string): Promise<QueryConfig[]> {
  const sent: QueryConfig[] = [];
  const { query: send } = pg.Client.prototype;
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: [string | QueryConfig, unknown[]?]) {
    const [first, values = []] = args;
    const { text } = typeof first === 'string' ? { text: first } : first;
    if (!text.startsWith('set '))
      sent.push({
        name: `sent ${text.length}`,
        text,
        values: typeof first === 'string' ? values : (first.values ?? []),
      });
    return (send as (...all: unknown[]) => unknown).apply(this, args);
  } as never;
  const window = { limit: 20, offset: 0 };
  const kinds = subjectKinds.filter((kind) => !kindsFoundAbove.includes(kind));
  const all = { query, said: readSaid(query), kinds, onlyWrite: false };
  await findHits(db, callerFor({ id: person } as never), { ...all, organizations: [], archived: true, window });
  await findPersons(db, query, { limit: 21, offset: 0 });
  await findOrganizations(db, query, { limit: 21, offset: 0 });
  pg.Client.prototype.query = send;
  return sent;
}
