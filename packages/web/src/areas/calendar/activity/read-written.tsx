import { ArrowRightIcon, PlusCircleIcon } from '@navikt/aksel-icons';
import { calendarYears } from '@samspel/domain/calendar/calendar';
import { readWrittenActivity, type WrittenActivity } from '@samspel/domain/import/written-activity';
import type { Day } from '@samspel/domain/time/day';
import { saySpan } from '@samspel/i18n/days';
import type { Say } from '@samspel/i18n/say';
import type { ReadWritten, WrittenAction } from '../../../subject/shortcuts.ts';
import { paths } from '../address/paths.ts';
import { yearHere } from '../address/year-here.ts';
import { sayRepetition } from '../series/repetition-words.ts';

/**
 * Reads an activity with its day, or a year, that was written in the search field (product/shell#search): it is begun, or shown, on the page with a year
 * that is open, else in my year.
 */
export const readWritten: ReadWritten = (text, { say, today, me }) => {
  const year = readYearAlone(text, today);
  if (year) return [goTo(say, me, year)];
  const written = readWrittenActivity(text, today);
  return written ? [make(say, me, today, written)] : [];
};

const yearAlone = /^(?:(?:år|året|aar|year)\s+)?(\d{4})$/i;

function readYearAlone(text: string, today: Day): number | null {
  const year = Number(yearAlone.exec(text)?.[1] ?? 0);
  const { first, last } = calendarYears(today);
  return year >= first && year <= last ? year : null;
}

function goTo(say: Say, me: { id: string }, year: number): WrittenAction {
  const page = yearHere();
  const name = say('wheel.goToYear', { year: String(year) });
  const icon = <ArrowRightIcon aria-hidden="true" />;
  return page ? { name, icon, run: () => page.goTo(year) } : { name, icon, to: paths.year(me.id, year) };
}

function make(say: Say, me: { id: string }, today: Day, written: WrittenActivity): WrittenAction {
  const begin = yearHere()?.begin;
  const shown = {
    name: say('event.makeWritten', { title: written.title }),
    detail: sayWritten(say, written, today),
    icon: <PlusCircleIcon aria-hidden="true" />,
  };
  if (begin) return { ...shown, run: () => begin(written) };
  return { ...shown, to: paths.year(me.id), state: { newActivity: true, written } };
}

/** '5. mars 2027 · kl. 09:00 · Gjentek seg kvar månad'. */
function sayWritten(say: Say, { startDate, endDate, startTime, repetition }: WrittenActivity, today: Day): string {
  const often =
    repetition &&
    sayRepetition(say, {
      ...{ unit: repetition.unit, interval: repetition.interval },
      ...{ position: repetition.position ?? null, weekday: repetition.weekday ?? null },
      ...{ anchor: repetition.anchor ?? null, weeks: repetition.weeks ?? null },
    });
  return [saySpan(say, startDate, endDate, today), startTime && say('event.atTime', { time: startTime }), often]
    .filter(Boolean)
    .join(' · ');
}
