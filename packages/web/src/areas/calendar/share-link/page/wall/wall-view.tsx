import type { SharedYear } from '@samspel/domain/calendar/share-link-year';
import type { Day } from '@samspel/domain/time/day';
import { sayDay, sayMoment } from '@samspel/i18n/days';
import type { Locale } from '@samspel/i18n/locale';
import { useEffect, useMemo } from 'react';
import { useText } from '../../../../../texts/text.tsx';
import { contentsOf } from '../shared-contents.ts';
import { useMatches } from './use-matches.ts';
import styles from './wall.module.css';
import { WallLists } from './wall-lists.tsx';
import { wallMonths } from './wall-months.ts';
import { WallWheel } from './wall-wheel.tsx';

interface Props {
  /** The year that has today. */
  now: SharedYear;
  /** The year that has the next month; often the same. */
  following: SharedYear | undefined;
  locale: Locale;
  today: Day;
  /** Milliseconds since 1970. */
  readAt: number;
  /** Whether the last reading had no answer. */
  isCut: boolean;
}

/** The wheel, this month and the next beside or below it, and a quiet line that says how fresh it is. */
export function WallView({ now, following, locale, today, readAt, isCut }: Props) {
  const say = useText();
  const rest = say('wheel.others');
  const isFar = useMatches('(min-width: 700px)');
  const contents = useMemo(() => contentsOf(now, rest), [now, rest]);
  const months = useMemo(
    () => wallMonths(contents, following === now ? contents : following && contentsOf(following, rest), today),
    [contents, now, following, rest, today],
  );
  const moment = sayMoment(say, new Date(readAt), today);
  useEffect(() => {
    document.title = `${now.title} · Samspel`;
  }, [now.title]);
  return (
    <>
      <header className={styles.head}>
        <h1>
          <bdi>{now.title}</bdi>
        </h1>
        <p>{sayDay(say, today, today)}</p>
      </header>
      <WallWheel shared={now} {...{ contents, locale, today, isFar }} />
      <WallLists {...{ months, today }} />
      <footer className={styles.foot}>
        <p>{now.organization}</p>
        <p role="status">{isCut && say('sharedPage.wall.cut', { moment })}</p>
        {!isCut && <p>{say('sharedPage.wall.read', { moment })}</p>}
      </footer>
    </>
  );
}
