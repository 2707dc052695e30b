import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { application, makeGrant, report } from '../testing/grants.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
});
afterAll(() => world.close());

const fetch = (as: TestPerson, metaId: string, deadlineId: string) =>
  world.rest(null, 'GET', `/meta/calendar?calendarCode=${as.calendarCode}&metaId=${metaId}&deadlineId=${deadlineId}`);

describe('a deadline of a grant in a calendar', () => {
  it('is not there for another grant, of a draft, without the permission, or without a grant', async () => {
    const one = await makeGrant(world, { deadlines: [application('2026-05-01')] });
    const other = await makeGrant(world, { deadlines: [application('2026-06-01')] });
    const draft = await makeGrant(world, { status: 'DRAFT', deadlines: [application('2026-06-01')] });
    const [deadline, ofDraft] = [one, draft].map(({ currentRevision }) => currentRevision.deadlines[0]!.id);
    expect((await fetch(world.kari, other.id, deadline!)).status).toBe(404);
    expect((await fetch(world.kari, draft.id, ofDraft!)).status).toBe(404);
    const { status } = await world.rest(
      null,
      'GET',
      `/meta/calendar?calendarCode=${world.kari.calendarCode}&deadlineId=${deadline}`,
    );
    expect(status).toBe(404);
    const organization = world.db.updateTable('organization').where('id', '=', world.lundvik.id);
    await organization.set({ permissions: ['CALENDAR'] }).execute();
    expect((await fetch(world.per, one.id, deadline!)).status).toBe(404);
  });

  it('is one whole day with a link back, and says where it is only expected', async () => {
    const deadlines = [application('2026-05-01', true), report('2026-12-01')];
    const { id, currentRevision } = await makeGrant(world, { title: 'Kulturbygg', deadlines });
    const [expected, reported] = currentRevision.deadlines;
    const { text, headers } = await fetch(world.kari, id, expected!.id);
    expect(headers['content-type']).toContain('text/calendar');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain('DTSTART;VALUE=DATE:20260501\r\nDTEND;VALUE=DATE:20260502');
    expect(text).toContain('SUMMARY:Søknadsfrist (venta): Kulturbygg');
    expect(text).toContain(`/app/action-value/kulturbygg-${id}`);
    expect((await fetch(world.kari, id, reported!.id)).text).toContain('SUMMARY:Rapporteringsfrist: Kulturbygg');
  });
});
