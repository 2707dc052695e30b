import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Services } from '../../../core/base/services.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { logUnexpected } from '../../../core/errors/unexpected.ts';
import type { Job } from '../../../core/jobs/job.ts';
import { incomingPath } from '../../../core/storage/incoming.ts';
import { makeZip } from './make-zip.ts';
import { forgottenBefore, takeWaitingCopy } from './my-data.queries.ts';
import { mailReady } from './ready-mail.ts';

/** How many times a copy is tried if it fails. */
const mostTries = 3;

/**
 * Makes the copies of their data that people asked for, the longest waiting first, and deletes expired ones (product/accounts#my-data). If the
 * process is killed, the copy still waits, and the next turn makes it anew.
 */
export const myDataJob: Job = {
  name: 'account.myData',
  schedule: { every: 'HOUR', minutes: 41 },
  isAskedFor: true,
  run: async (services) => {
    await forget(services);
    while (await makeNext(services));
  },
};

/** Deletes expired copies, their bytes first. */
async function forget({ db, storage, now }: Services): Promise<void> {
  const limit = forgottenBefore(now());
  const rows = await db.selectFrom('my_data').select(['person_id', 'key']).where('ready_at', '<=', limit).execute();
  for (const { person_id, key } of rows) {
    await storage.remove(key);
    await db.deleteFrom('my_data').where('person_id', '=', person_id).where('key', '=', key).execute();
  }
}

/** Makes one copy; returns false if no copy waits. */
async function makeNext(services: Services): Promise<boolean> {
  let taken: { personId: number; key: string } | undefined;
  try {
    return await services.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        taken = await takeWaitingCopy(tx);
        if (taken) await make(services, tx, taken);
        return taken !== undefined;
      });
  } catch (error) {
    if (!taken) throw error;
    const fault = logUnexpected(error, 'nn', services.log).id;
    await sql`
      update my_data set fault = ${fault}, tries = tries + 1, done = 0,
        state = case when tries + 1 >= ${mostTries} then 'FAILED'::copy_state else state end
      where person_id = ${taken.personId} and key = ${taken.key} and state = 'WAITING'`.execute(services.db);
    return true;
  }
}

/** Makes the copy. Its progress is written outside the transaction that reads, so that the person sees it. */
async function make(services: Services, tx: Tx, { personId, key }: { personId: number; key: string }): Promise<void> {
  const { db, settings, storage, now } = services;
  const person = await tx
    .selectFrom('person')
    .innerJoin('active_person', 'active_person.id', 'person.id')
    .select(['person.id', 'person.language', 'person.email'])
    .where('person.id', '=', personId)
    .executeTakeFirst();
  if (!person) return void (await db.deleteFrom('my_data').where('person_id', '=', personId).execute()); // no longer active: nobody is left to fetch it
  const whose = { id: person.id, locale: person.language };
  const path = await incomingPath(settings);
  const tell = async (done: number, of: number) => {
    await sql`update my_data set done = ${done}, of = ${of} where person_id = ${personId} and key = ${key}`.execute(db);
  };
  try {
    const size = await makeZip(services, tx, whose, path, tell);
    await storage.put(key, path);
    await db.transaction().execute(async (writing) => {
      const { numAffectedRows } = await sql`
        update my_data set state = 'DONE', size = ${size}, ready_at = ${now()}, fault = null
        where person_id = ${personId} and key = ${key} and state = 'WAITING'`.execute(writing);
      if (numAffectedRows === 1n) await mailReady(writing, services, person);
    });
  } finally {
    await rm(path, { force: true });
  }
}
