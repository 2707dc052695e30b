import { type CopyFrom, type CopyPrivacy, copyPrivacy } from '@samspel/domain/calendar/copy';
import type { AccessInput } from '@samspel/domain/subject/access.input';
import { readStoredText } from '@samspel/domain/text/stored-text';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { calendarBody } from '../calendar/calendar.body.ts';
import { refreshNextDeadline } from '../calendar/calendar.change.ts';
import { insertCalendar } from '../calendar/calendar.write.ts';
import { addRing } from '../calendar/ring.write.ts';
import { extendSeries } from '../series/extend-series.job.ts';
import { linkFork } from './copy.link.ts';
import { readParts } from './copy.parts.ts';
import { copyActivities, copySeries, copyTodos } from './copy.write.ts';

/** What to copy, and how. */
export type CopyOrder = { originId: number; title: string; isFork: boolean; from: CopyFrom };

/**
 * Copies a year wheel with everything on it that the caller may read; returns the id of the copy, which the caller owns. Throws `notFound` or
 * `notAllowed` if the caller may not read the year wheel.
 */
export async function makeCopy(act: Act, { originId, title, isFork, from }: CopyOrder): Promise<number> {
  const { tx, caller, services, emit } = act;
  await standStill(tx, originId);
  const origin = await findSubject(tx, caller, originId, 'see', { kind: 'CALENDAR' });

  const template = await readTemplate(tx, originId);
  const today = osloToday(services.now());
  const parts = await readParts(tx, caller, originId, { today, from, isFork });

  const id = await insertCalendar(tx, caller, { ...template, title });
  await addRing(tx, caller, { calendarId: id, order: id, color: template.color });
  const copy = { calendarId: id, caller, today };
  await copySeries(tx, copy, parts.series, parts.activities);
  await copyActivities(tx, copy, parts.activities, parts.series);
  await copyTodos(tx, copy, parts.todos, parts.activities);
  if (isFork) await linkFork(tx, { id, originId }, parts);
  if (origin.status === 'ARCHIVED') await fillUp(tx, parts.series, today);
  await refreshNextDeadline(tx, id, services.now());

  await emit({ name: isFork ? 'calendar.forked' : 'calendar.copied', subjectId: id });
  return id;
}

/** Waits for running changes of the year wheel and keeps new ones from starting: every change of one of its parts locks it too. */
const standStill = (tx: Tx, id: number) => sql`select from subject where id = ${id} for share`.execute(tx);

/** Reads what a copy takes over from the year wheel itself: every field of it. Its access list, followers and claps are not part of it. */
async function readTemplate(tx: Tx, id: number) {
  const { status, isPrivate, visibility, description, ...fields } = await calendarBody(tx, id);
  return {
    ...fields,
    description: description === null ? undefined : { json: description, text: readStoredText(description).text },
    descriptionText: undefined,
    status: 'PUBLISHED' as const,
    access: accessOf(copyPrivacy({ status, isPrivate, visibility })),
  };
}

/** The access list of a copy: that of a new year wheel (undefined), or only its owner. */
function accessOf(privacy: CopyPrivacy): AccessInput | undefined {
  if (privacy === 'AS_NEW') return undefined;
  const nobody = { persons: [], groups: [], organizations: [], organizationGroups: [] };
  return { isPrivate: true, visibility: privacy === 'HIDDEN' ? 'PRIVATE' : 'PUBLIC', ...nobody };
}

/**
 * Adds the missing activities to copied series. Those of an archived year wheel are not extended, but its copy is in use and needs every activity up
 * to the horizon (product/activities#how-a-series-is-stored).
 */
async function fillUp(tx: Tx, series: readonly { to: number }[], today: string): Promise<void> {
  for (const { to } of series) await extendSeries(tx, to, today);
}
