import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../core/database/transaction.ts';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { ownFiles } from '../../account/my-data/my-data.queries.ts';
import { compareStorage } from '../../file/job/compare.ts';
import { tidyJob } from '../../file/job/tidy.job.ts';
import { formOf, type Sent } from '../../file/testing/upload.ts';
import { makeGrant } from '../../grant/testing/grants.ts';
import { tidyCaseFilesJob } from './tidy-case-files.job.ts';

let world: World;
let of: string;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow('2026-03-02T09:00:00Z');
  const { id } = await makeGrant(world);
  of = await startCase(world.kari, id);
});

type CaseFile = { id: string; name: string; contentType: string; size: number; addedBy: { name: string } };

async function startCase(as: TestPerson, grant: string): Promise<string> {
  const query = 'mutation ($id: ID!) { startGrantCase(id: $id) { id } }';
  return dataOf(await world.graphql<{ startGrantCase: { id: string } }>(as, query, { id: grant })).startGrantCase.id;
}
const note: Sent = { name: 'Søknad.txt', type: 'text/plain', content: 'Vi søkjer om 400 000 kroner' };
async function send(as: TestPerson, file = note, id = of) {
  const { type, bytes } = await formOf({ case: id }, file);
  const headers = { 'content-type': type, authorization: `Bearer ${as.token}` };
  const answer = await world.app.inject({ method: 'POST', url: '/api/grant-case/upload', payload: bytes, headers });
  return { status: answer.statusCode, body: answer.json() as { id: number; code?: string; field?: string } };
}
const fetchFile = (as: TestPerson, id: number) =>
  world.app.inject({ url: `/api/grant-case/file/${id}`, headers: { authorization: `Bearer ${as.token}` } });
const filesOf = async (as: TestPerson) =>
  dataOf(
    await world.graphql<{ grantCases: { id: string; files: CaseFile[] }[] }>(
      as,
      '{ grantCases { id files { id name contentType size addedBy { name } } } }',
    ),
  ).grantCases.find(({ id }) => id === of)?.files;
const change = (as: TestPerson, name: 'removeGrantCaseFile' | 'restoreGrantCaseFile', id: number) =>
  world.graphql(as, `mutation ($id: ID!) { ${name}(id: $id) { files { name } } }`, { id });
async function stored(): Promise<number> {
  let count = 0;
  for await (const _one of world.services.storage.list()) count += 1;
  return count;
}

describe('a file of a case', () => {
  it('is kept, listed with who added it, and sent to be saved under its name', async () => {
    const { status, body } = await send(world.kari);
    expect(status).toBe(200);
    expect(await filesOf(world.ola)).toEqual([
      {
        id: String(body.id),
        name: 'Søknad.txt',
        contentType: 'text/plain',
        size: 28,
        addedBy: { name: world.kari.name },
      },
    ]);
    const { payload, headers } = await fetchFile(world.ola, body.id);
    expect(payload).toBe(note.content);
    expect(headers['content-disposition']).toBe(`attachment; filename="Soknad.txt"; filename*=UTF-8''S%C3%B8knad.txt`);
  });

  it('is nothing to another municipality, nor to an admin of another', async () => {
    const { id } = (await send(world.kari)).body;
    const admin = world.db.updateTable('person').where('id', '=', world.per.id);
    for (const is_admin of [false, true]) {
      await admin.set({ is_admin }).execute();
      expect((await fetchFile(world.per, id)).statusCode).toBe(404);
      expect((await send(world.per)).body).toMatchObject({ code: 'notFound', field: 'case' });
      for (const name of ['removeGrantCaseFile', 'restoreGrantCaseFile'] as const)
        expect(refusalOf(await change(world.per, name, id))).toEqual(['notFound', 'id']);
    }
    await admin.set({ is_admin: false }).execute();
    expect(await filesOf(world.kari)).toHaveLength(1);
  });

  it('is gone while the municipality has no grants', async () => {
    const { id } = (await send(world.kari)).body;
    const permissions = world.db.updateTable('organization').where('id', '=', world.fjordvik.id);
    await permissions.set({ permissions: ['CALENDAR'] }).execute();
    expect((await fetchFile(world.kari, id)).statusCode).not.toBe(200);
    expect((await send(world.kari)).status).not.toBe(200);
    await permissions.set({ permissions: ['CALENDAR', 'TOPIC', 'DISCUSSION', 'ACTION_VALUE'] }).execute();
    expect((await fetchFile(world.kari, id)).statusCode).toBe(200);
  });

  it('goes into the data of who added it, while they are of the municipality', async () => {
    const { id } = (await send(world.kari)).body;
    const mine = async () =>
      (await inTransaction(world.db, (tx) => ownFiles(tx, world.kari.id, sql`true`))).map((file) => file.id);
    expect(await mine()).toContain(id);
    const kari = world.db.updateTable('person').where('id', '=', world.kari.id);
    await kari.set({ organization_id: world.lundvik.id }).execute();
    expect(await mine()).toEqual([]);
    await kari.set({ organization_id: world.fjordvik.id }).execute();
  });

  it('is refused where it is no file that Samspel takes, and nothing of it is stored', async () => {
    const before = await stored();
    for (const [file, code] of [
      [{ name: 'Makro.docm', content: 'x' }, 'file.notAccepted'],
      [{ name: 'Bilete.png', type: 'image/png', content: 'MZ' }, 'file.mismatch'],
      [{ ...note, content: 'x'.repeat(20_000_001) }, 'file.tooLarge'],
    ] as const)
      expect((await send(world.kari, file)).body.code).toBe(code);
    expect((await send(world.kari, note, '999999999')).body).toMatchObject({ code: 'notFound', field: 'case' });
    expect((await send(world.kari, note, 'x')).body).toMatchObject({ field: 'case' });
    expect(await stored()).toBe(before);
  });

  it('is refused as the hundred and first, also one that is brought back', async () => {
    const { id } = (await send(world.kari)).body;
    dataOf(await change(world.kari, 'removeGrantCaseFile', id));
    const { key: _key, ...row } = await world.db
      .selectFrom('grant_case_file')
      .select(['case_id', 'key', 'name', 'content_type', 'size', 'added_by', 'added_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 100 }, () => ({ ...row, key: crypto.randomUUID() }));
    await world.db.insertInto('grant_case_file').values(copies).execute();
    expect((await send(world.kari)).body).toMatchObject({ code: 'file.tooMany', field: 'case' });
    expect(refusalOf(await change(world.kari, 'restoreGrantCaseFile', id))).toEqual(['file.tooMany', 'id']);
    await world.db.deleteFrom('grant_case_file').where('id', '!=', id).execute();
  });

  it('comes back for 30 days, and is then deleted for good, on the disk too', async () => {
    await world.db.deleteFrom('grant_case_file').execute();
    const [kept, gone] = [(await send(world.kari)).body.id, (await send(world.kari)).body.id];
    for (const id of [kept, gone]) dataOf(await change(world.kari, 'removeGrantCaseFile', id));
    expect(await filesOf(world.kari)).toEqual([]);
    expect((await fetchFile(world.kari, gone)).statusCode).toBe(404);
    expect(refusalOf(await change(world.kari, 'removeGrantCaseFile', gone))).toEqual(['notFound', 'id']);
    for (let times = 0; times < 2; times += 1) dataOf(await change(world.kari, 'restoreGrantCaseFile', kept));
    expect((await compareStorage(world.services)).missing).toEqual([]);

    world.setNow('2026-04-02T09:00:00Z');
    expect(refusalOf(await change(world.kari, 'restoreGrantCaseFile', gone))).toEqual(['notFound', 'id']);
    await tidyCaseFilesJob.run(world.services);
    await tidyJob.run(world.services);
    expect(await stored()).toBe(1);
    expect(await filesOf(world.kari)).toHaveLength(1);
  });
});
