import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { sql } from 'kysely';
import type { Caller } from '../base/caller.ts';
import type { Services } from '../base/services.ts';
import type { Tx } from '../database/pool.ts';
import { openSealed, seal } from '../session/seal.ts';

/** Days for which an answer is kept, in which the same call may be sent again. */
export const givenAnswerDays = 1;

/** The largest answer that is kept, in bytes. */
const largest = 1_000_000;

type Where = { tx: Tx; caller: Caller; services: Services };

/**
 * Does what a person calls for once: if they have sent the same call under the same key before, returns the answer of that time
 * (product/wire#sending-once). Of two at the same time, the second waits for the first. What was refused left nothing, and is done anew.
 * @param call the name of the action, and what makes two calls of it the same
 */
export async function doOnce<Result>(
  { tx, caller, services }: Where,
  call: readonly [name: string, input: unknown],
  run: () => Promise<Result>,
): Promise<Result> {
  const { id: person, sending: key } = caller;
  if (key === null) return run();
  const hash = createHash('sha256').update(JSON.stringify(call)).digest();
  const { numAffectedRows } = await sql`
    insert into given_answer (person_id, key, call, given_at) values (${person}, ${key}, ${hash}, ${services.now()})
    on conflict do nothing`.execute(tx);
  const isFor = sql`person_id = ${person} and key = ${key} and call = ${hash}`;
  if (numAffectedRows === 0n) {
    const { rows } = await sql<{ answer: Buffer | null }>`select answer from given_answer where ${isFor}`.execute(tx);
    const given = rows[0]?.answer && openSealed(services, 'given answer', rows[0].answer, String(person));
    if (given) return deserialize(Buffer.from(given, 'base64'));
  }
  const result = await run();
  const kept = asText(result);
  if (kept === null) return result;
  const sealed = seal(services.secretKey, 'given answer', kept, String(person));
  await sql`update given_answer set answer = ${sealed} where ${isFor}`.execute(tx);
  return result;
}

/** An answer as text; null if it is too large, or holds what no store can keep. */
function asText(result: unknown): string | null {
  try {
    const bytes = serialize(result);
    return bytes.length > largest ? null : bytes.toString('base64');
  } catch {
    return null;
  }
}
