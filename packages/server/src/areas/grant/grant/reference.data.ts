import { readFile } from 'node:fs/promises';
import { type RadarType, radarNames } from '@samspel/domain/grant/grant';
import { richTextOf } from '@samspel/domain/text/plain-text';
import { type Day, yearOf } from '@samspel/domain/time/day';

/** A scheme that comes with Samspel, as in its file. */
export type ReferenceGrant = {
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
  /** Made up for the demo, in the order of `radarNames`. */
  effort: number[];
  gain: number[];
};

/** The schemes and their sectors. */
export type ReferenceGrants = { sectors: { nn: string; nb: string; en: string }[]; grants: ReferenceGrant[] };

/** Reads the schemes that come with Samspel, and their sectors. */
export async function readReferenceGrants(): Promise<ReferenceGrants> {
  return JSON.parse(await readFile(new URL('../../../../data/reference-grants.json', import.meta.url), 'utf8'));
}

/**
 * The input for such a scheme, except for the fields that need ids. Its deadlines are those of earlier years, moved to their next occurrence and
 * marked as expected. @param withExamples adds made-up values of effort and gain, which say that they are
 */
export function inputOfReference(grant: ReferenceGrant, today: Day, withExamples: boolean) {
  const { nn: title, url: sourceUrl, description, budgetType, term, applicationNote, reportNote, whoCanApply } = grant;
  const paragraphs = [
    `Kven kan søkje: ${whoCanApply}.`,
    `Søknad: ${applicationNote}.`,
    `Rapportering: ${reportNote}.`,
    'Sjekk alltid dato og vilkår i utlysinga for i år.',
  ];
  const deadlines = datesOf(grant, today);
  return {
    ...{ title, description, sourceUrl, budgetType, term, deadlines },
    body: JSON.stringify(richTextOf(paragraphs.join('\n'))),
    year: yearOf(deadlines[0]?.date ?? today),
    category: 'STATE',
    radarGraph: withExamples ? [...entriesOf('EFFORT', grant.effort), ...entriesOf('GAIN', grant.gain)] : [],
  };
}

const entriesOf = (type: RadarType, sums: readonly number[]) =>
  radarNames.map((name, at) => ({ type, name, sum: sums[at]!, comment: 'Døme i demoen, og inga vurdering' }));

/** The next application deadline, and the first report deadline after it. */
function datesOf({ deadlines }: ReferenceGrant, today: Day) {
  const application = deadlines.find(({ type }) => type === 'APPLICATION');
  const applied = application && nextOf(application.monthDay, today);
  return deadlines.map(({ type, monthDay }) => ({
    type,
    date: type === 'APPLICATION' ? nextOf(monthDay, today) : nextOf(monthDay, applied ?? today),
    isExpected: true,
  }));
}

/** The next date after a day that has this month and day. */
function nextOf(monthDay: string, after: Day): Day {
  const inYear = `${yearOf(after)}-${monthDay}`;
  return inYear > after ? inYear : `${yearOf(after) + 1}-${monthDay}`;
}
