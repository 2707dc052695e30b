import { updateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { updateActionValueInput } from '@samspel/domain/grant/grant.input';
import { readInput } from '@samspel/domain/input';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSubject } from '../../core/access/find-subject.ts';
import { type Act, actIn } from '../../core/area/action.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { findPersonAsCaller } from '../../core/session/find-caller.ts';
import { dataOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { hidden, open } from '../../subject/testing/things.ts';
import { saveInstance } from '../calendar/activity/activity.save.ts';
import { call, makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { greeting, send } from '../comment/testing/comments.ts';
import { saveGrant } from '../grant/grant/grant.save.ts';
import { application, makeGrant } from '../grant/testing/grants.ts';
import { act, forgetAll, saidTo } from './testing/notifications.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
});
beforeEach(() => forgetAll(world));
afterAll(() => world.close());

/** Does several things as a job does them: in one transaction. */
const together = (as: TestPerson, work: (act: Act) => Promise<void>) =>
  inTransaction(world.db, async (tx) => {
    const caller = await findPersonAsCaller(world.services, as.id);
    await work(actIn(tx, caller!, world.services));
  });

/** Sets all events that wait back by a day, as a backdated import writes them. */
const backdate = () => sql`update domain_event set at = at - interval '1 day' where waits`.execute(world.db);

describe('two changes of one thing in one transaction', () => {
  it('notify each whom it made responsible', async () => {
    const wheel = await makeCalendar(world, world.kari, open);
    const id = Number((await makeEvent(world, world.kari, wheel)).instances.nodes[0]!.id);
    await forgetAll(world);
    await together(world.kari, async (act) => {
      for (const { id: responsible } of [world.ola, world.per]) {
        const found = await findSubject(act.tx, act.caller, id, 'edit', { kind: 'EVENT_INSTANCE' });
        const input = { id, version: found.version, responsible };
        await saveInstance(act, found, readInput(updateEventInstanceInput, input));
      }
    });
    const made = expect.stringContaining('gjorde deg ansvarleg for');
    expect(await saidTo(world, world.ola)).toEqual([made]);
    expect(await saidTo(world, world.per)).toContainEqual(made);
  });

  it('move a deadline from where it was before both', async () => {
    const id = Number((await makeGrant(world, { deadlines: [application('2026-05-01')] })).id);
    dataOf(await act(world, world.kari, `follow(id: "${id}") { id }`));
    await together(world.astrid, async (act) => {
      for (const date of ['2026-05-15', '2026-06-01']) {
        const found = await findSubject(act.tx, act.caller, id, 'edit', { kind: 'ACTION_VALUE' });
        const input = { id, version: found.version, deadlines: [application(date)] };
        await saveGrant(act, found, readInput(updateActionValueInput, input));
      }
    });
    expect(await saidTo(world, world.kari)).toContainEqual(
      expect.stringMatching(/flytta fristen .* frå fredag 1\. mai til måndag 1\. juni/),
    );
  });
});

describe('a backdated change notifies', () => {
  it('whom a new series and a changed activity made responsible', async () => {
    const wheel = await makeCalendar(world, world.kari, open);
    const made = await makeEvent(world, world.kari, wheel, { responsible: world.ola.id });
    await backdate();
    expect(await saidTo(world, world.ola)).toEqual([expect.stringContaining('gjorde deg ansvarleg for')]);
    const { id, version } = made.instances.nodes[0]!;
    dataOf(await call(world, world.kari, 'updateEventInstance', { id, version, responsible: world.per.id }));
    await backdate();
    expect(await saidTo(world, world.per)).toEqual([expect.stringContaining('gjorde deg ansvarleg for')]);
  });

  it('whom a change of the access list lets in, and both owners', async () => {
    const wheel = await makeCalendar(world, world.kari, hidden);
    const access = { ...hidden, persons: [{ person: world.ola.id, access: 'READ' }] };
    dataOf(await call(world, world.kari, 'updateCalendar', { id: wheel, version: 1, access }));
    await backdate();
    expect(await saidTo(world, world.ola)).toEqual([expect.stringContaining('delte')]);
    dataOf(await act(world, world.astrid, `changeOwner(input: { id: "${wheel}", person: "${world.ola.id}" }) { id }`));
    await backdate();
    expect(await saidTo(world, world.ola)).toContainEqual(expect.stringContaining('gjorde deg til eigar av'));
    expect(await saidTo(world, world.kari)).toContainEqual(expect.stringContaining('ein ny eigar'));
  });

  it('whom a comment mentions', async () => {
    const wheel = await makeCalendar(world, world.kari, open);
    const meta = (await makeEvent(world, world.kari, wheel)).instances.nodes[0]!.id;
    await forgetAll(world);
    dataOf(await send(world, world.kari, 'createComment', { meta, message: greeting(world.ola) }));
    await backdate();
    expect(await saidTo(world, world.ola)).toEqual([expect.stringContaining('nemnde deg')]);
  });

  it('who follows a tag that a thing got', async () => {
    dataOf(await act(world, world.ola, 'followTag(input: { title: "Vatn" }) { id }'));
    const wheel = await makeCalendar(world, world.kari, open);
    dataOf(await act(world, world.kari, `addTags(input: { meta: "${wheel}", tags: ["Vatn"] }) { id }`));
    await backdate();
    expect(await saidTo(world, world.ola)).toHaveLength(1);
  });
});
