import type { TestPerson } from '../../../core/testing/people.ts';
import type { World } from '../../../core/testing/world.ts';
import { myDataJob } from '../my-data/my-data.job.ts';
import { type Unpacked, unpack } from './unpack.ts';

/** Fetches the copy of somebody's data as it is; throws if none is ready. */
export async function fetchCopy({ app }: World, as: TestPerson): Promise<Unpacked> {
  const answer = await app.inject({
    method: 'GET',
    url: '/api/person/my-data/file',
    headers: { authorization: `Bearer ${as.token}` },
  });
  if (answer.statusCode !== 200) throw new Error(`no copy: ${answer.body}`);
  return unpack(answer.rawPayload);
}

/** Asks for a copy of somebody's data, runs the job and fetches it. */
export async function copyOfData(world: World, as: TestPerson): Promise<Unpacked> {
  await world.rest(as, 'POST', '/person/my-data', {});
  await myDataJob.run(world.services);
  return fetchCopy(world, as);
}

/** The rows of one part of a copy. */
export const rowsOf = (copy: Unpacked, part: string): Record<string, unknown>[] =>
  JSON.parse(copy.get(`json/${part}.json`)!.toString());
