import { Refusal } from '@samspel/domain/refusal';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../pool.ts';
import type { Standby } from './standby.ts';
import type { Standbys } from './standbys.ts';

/** What a process reads from. */
type Sources = Readonly<{ db: Database; standbys?: Standbys | undefined; log: FastifyBaseLogger }>;

/** The standby of each request, by who sent it: what a page asks for at once is read from one. */
const chosen = new WeakMap<object, Promise<Standby | null>>();

/**
 * Reads something for a person, from a standby if they may, else from the primary. If the standby fails, it is read from the primary, from the beginning:
 * so nothing may be written meanwhile, nor answered.
 * What an admin reads is noted in the audit log, and so read from the primary.
 * @param reader who reads, in one request
 * @param read reads it all from one database. Throws a Refusal, which stands, or what the database said
 */
export async function readFrom<Read>(
  { db, standbys, log }: Sources,
  reader: Readonly<{ id: number; isAdmin: boolean }>,
  read: (from: Database) => Promise<Read>,
): Promise<Read> {
  if (!standbys || reader.isAdmin) return read(db);
  const choosing = chosen.get(reader) ?? standbys.choose(reader.id);
  chosen.set(reader, choosing);
  const standby = await choosing;
  if (!standby) return read(db);
  try {
    return await standby.use(read);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.warn({ err: error, standby: standby.name }, 'a standby failed, and the primary is read');
    return read(db);
  }
}
