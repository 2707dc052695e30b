import { foldText, wordsIn } from '@samspel/domain/text/fold';
import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { mayPersonSeeCalendar } from '../calendar/calendar.access.ts';

/** Who was meant by what was written, and what of it names nobody. */
export type Meant = { responsible: number | null; unknown: string };

const between = /[,;/&\n]| og | and /;

/**
 * Finds the people who are meant by names or addresses, among those who may read a year wheel; for a new one, in the caller's organization. A name that
 * two have means neither. Of several people the first who is found becomes responsible.
 */
export async function findMeant(
  db: Db,
  caller: Caller,
  calendarId: number | undefined,
  written: readonly string[],
): Promise<(who: string) => Meant> {
  const words = new Set(written.filter(Boolean).flatMap((who) => [who, ...who.split(between)].map(foldText)));
  words.delete('');
  const people = words.size === 0 ? new Map<string, number>() : await findByWord(db, caller, calendarId, [...words]);
  return (who) => meantBy(who, people);
}

function meantBy(who: string, people: ReadonlyMap<string, number>): Meant {
  const whole = people.get(foldText(who));
  if (who === '' || whole !== undefined) return { responsible: whole ?? null, unknown: '' };
  const parts = who
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
  const at = parts.findIndex((part) => people.has(foldText(part)));
  return at < 0
    ? { responsible: null, unknown: who }
    : { responsible: people.get(foldText(parts[at]!))!, unknown: parts.toSpliced(at, 1).join(', ') };
}

/** The people with all words of a name are found by the index of names; whose whole name it is, is compared among those. */
async function findByWord(
  db: Db,
  { organizationId }: Caller,
  calendarId: number | undefined,
  words: string[],
): Promise<Map<string, number>> {
  const may = calendarId === undefined ? sql`p.organization_id = ${organizationId}` : mayPersonSeeCalendar('p.id');
  const names = words.map((word) =>
    wordsIn(word)
      .map((part) => `'${part}'`)
      .join(' & '),
  );
  const { rows } = await sql<{ word: string; id: number }>`
    with named as materialized (
      select p.id, fold_text(p.name) as word from person p
      where p.user_status in ('ACTIVATED', 'NEED_INFO') and name_words(p.name) @@ ${names.filter(Boolean).join(' | ')}::tsquery
      union select p.id, p.email from person p where p.email = any (${words}::text[])
      union select a.person_id, a.email from alternate_email a where a.email = any (${words}::text[]))
    select named.word, min(p.id) as id from subject s cross join named join person p on p.id = named.id
    where s.id = coalesce(${calendarId ?? null}::bigint, (select min(id) from subject)) and named.word = any (${words}::text[])
      and p.user_status in ('ACTIVATED', 'NEED_INFO') and ${may}
    group by named.word having count(distinct p.id) = 1`.execute(db);
  return new Map(rows.map(({ word, id }) => [word, id]));
}
