import { readFile } from 'node:fs/promises';
import { type RadarType, radarNames } from '@samspel/domain/grant/grant';
import { richTextOf } from '@samspel/domain/text/plain-text';
import { type Day, yearOf } from '@samspel/domain/time/day';
import { createActionValue } from '../areas/grant/grant.actions.ts';
import { createSector, createSource } from '../areas/grant/source.actions.ts';
import type { Caller } from '../core/base/caller.ts';
import type { Services } from '../core/base/services.ts';
import type { DemoPeople } from './demo-people.ts';

type DemoGrant = {
  nn: string;
  source: string;
  url: string;
  description: string;
  applicationNote: string;
  reportNote: string;
  whoCanApply: string;
  deadlines: { type: 'APPLICATION' | 'REPORT'; monthDay: string }[];
  sectors: string[];
  kostra: string[];
  budgetType: string;
  term: string;
  /** In the order of `radarNames`. */
  effort: number[];
  gain: number[];
};
type DemoGrants = { sectors: { nn: string; nb: string; en: string }[]; grants: DemoGrant[] };

/**
 * Makes the grants of the demo as its admin, through the actions that admins use. Their days are those on which people could apply in earlier
 * years, moved to the next time that they come, and marked as expected.
 */
export async function seedGrants(services: Services, { astrid }: DemoPeople, today: Day): Promise<void> {
  const { sectors, grants }: DemoGrants = JSON.parse(
    await readFile(new URL('../../data/demo-grants.json', import.meta.url), 'utf8'),
  );
  const sectorIds = new Map<string, number>();
  for (const sector of sectors) sectorIds.set(sector.nn, (await createSector(services, astrid, sector)).id);
  const sourceIds = new Map<string, number>();
  for (const name of new Set(grants.map(({ source }) => source)))
    sourceIds.set(name, (await createSource(services, astrid, { name })).id);
  const functions = await readFunctions(services);
  for (const grant of grants) {
    const own = {
      source: sourceIds.get(grant.source),
      sectors: grant.sectors.map((name) => sectorIds.get(name)),
      kostraFunctions: grant.kostra.flatMap((kid) => functions.get(kid) ?? []),
    };
    await makeGrant(services, astrid, grant, own, today);
  }
}

async function readFunctions({ db }: Services): Promise<Map<string, number>> {
  const rows = await db.selectFrom('kostra_function').select(['id', 'kid']).execute();
  return new Map(rows.map(({ id, kid }) => [kid, id]));
}

async function makeGrant(services: Services, admin: Caller, grant: DemoGrant, own: object, today: Day) {
  const { nn, url, description, budgetType, term, applicationNote, reportNote, whoCanApply } = grant;
  const paragraphs = [
    `Kven kan søkje: ${whoCanApply}.`,
    `Søknad: ${applicationNote}.`,
    `Rapportering: ${reportNote}.`,
    'Sjekk alltid dato og vilkår i utlysinga for i år.',
  ];
  const deadlines = datesOf(grant, today);
  await createActionValue(services, admin, {
    ...{ title: nn, description, sourceUrl: url, budgetType, term, deadlines, ...own },
    body: JSON.stringify(richTextOf(paragraphs.join('\n'))),
    year: yearOf(deadlines[0]?.date ?? today),
    category: 'STATE',
    radarGraph: [...entriesOf('EFFORT', grant.effort), ...entriesOf('GAIN', grant.gain)],
  });
}

const entriesOf = (type: RadarType, sums: readonly number[]) =>
  radarNames.map((name, at) => ({ type, name, sum: sums[at]!, comment: 'Døme i demoen, og inga vurdering' }));

/** The next time that people apply, and the first day to report after that. */
function datesOf({ deadlines }: DemoGrant, today: Day) {
  const application = deadlines.find(({ type }) => type === 'APPLICATION');
  const applied = application && nextOf(application.monthDay, today);
  return deadlines.map(({ type, monthDay }) => ({
    type,
    date: type === 'APPLICATION' ? nextOf(monthDay, today) : nextOf(monthDay, applied ?? today),
    isExpected: true,
  }));
}

/** The next day after a day that has a month and day. */
function nextOf(monthDay: string, after: Day): Day {
  const inYear = `${yearOf(after)}-${monthDay}`;
  return inYear > after ? inYear : `${yearOf(after) + 1}-${monthDay}`;
}
