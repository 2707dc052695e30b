import { richTextOf } from '@samspel/domain/text/plain-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../core/testing/answers.ts';
import { statementsOf } from '../../core/testing/statements.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { operationOfWeb } from '../../matrix/page-operations.ts';
import { open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { tellAll } from '../notification/testing/notifications.ts';

/** How many statements a comment takes, as the web app sends it, and how many the notifications of those whom it concerns. */
let world: World;
let meta: string;
beforeAll(async () => {
  world = await makeWorld();
  const wheel = await makeCalendar(world, world.kari, open);
  meta = (await makeEvent(world, world.kari, wheel)).instances.nodes[0]!.id;
  await tellAll(world);
});
afterAll(() => world.close());

let count = 0;
async function comment(): Promise<void> {
  count += 1;
  const message = JSON.stringify(richTextOf(`Punkt ${count}`));
  dataOf(await world.graphql(world.ola, operationOfWeb('CreateComment'), { input: { meta, message } }));
}

it('a comment takes no more statements than it needs', async () => {
  await comment(); // the first time also reads what later ones find kept
  const { least } = await statementsOf(comment);
  expect(least).toBeLessThanOrEqual(11);
});

it('and those whom it concerns are notified with few', async () => {
  await tellAll(world);
  const counts: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    await comment();
    counts.push((await statementsOf(() => tellAll(world), 1)).least);
  }
  expect(Math.min(...counts)).toBeLessThanOrEqual(4);
});
