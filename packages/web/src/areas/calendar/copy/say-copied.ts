import { type Day, yearOf } from '@samspel/domain/time/day';
import type { Say } from '@samspel/i18n/say';
import type { CopyPartsFragment } from '../../../generated/graphql.ts';

/** Says that a copy is ready, and how many of its activities are in next year where it opens in this one (product/sharing#copies-and-forks). */
export function sayCopied(
  say: Say,
  { calendar, from }: Pick<CopyPartsFragment, 'calendar' | 'from'>,
  today: Day,
): string {
  const { total, nextYear } = calendar?.activeDays ?? { total: 0, nextYear: 0 };
  if (nextYear === 0 || from === 'NEXT_YEAR') return say('copy.toast.done');
  return `${say('copy.toast.done')} ${say('copy.nextYear', { count: nextYear, total, year: String(yearOf(today) + 1) })}`;
}
