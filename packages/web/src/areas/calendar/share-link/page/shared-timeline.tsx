import '@samspel/wheel/timeline.css';
import { YearTimeline } from '@samspel/wheel/timeline';
import { useMemo } from 'react';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import { useWide } from '../../../../ui/base/use-wide.ts';
import { wheelHolidays, wheelTextsOf } from '../../board/model/wheel-texts.ts';
import { timelineTextsOf } from '../../board/timeline/timeline-texts.ts';
import type { SharedProps } from './shared-props.ts';
import type { Contents } from './use-contents.ts';

/** From this width, in pixels, time runs from left to right. */
const lyingFrom = 640;

/** The shared year on a line. It does not show what is done, since the link does not reveal that (product/sharing#links-for-everyone). */
export default function SharedTimeline({ shared, locale, contents }: SharedProps & { contents: Contents }) {
  const say = useText();
  const today = useToday();
  const { year, startMonth } = shared;
  const { rings, hidden, chosen, highlight } = contents;
  const isStanding = !useWide(lyingFrom);
  const shown = useMemo(() => rings.filter(({ id }) => !hidden.has(id)), [rings, hidden]);
  const texts = useMemo(() => wheelTextsOf(say, locale, today), [say, locale, today]);
  const words = useMemo(() => timelineTextsOf(say, today), [say, today]);
  const holidays = useMemo(() => wheelHolidays(year, startMonth, locale), [year, startMonth, locale]);
  return (
    <YearTimeline
      {...{ year, startMonth, texts, words, today, holidays, highlight, isStanding }}
      rings={shown}
      activities={chosen}
    />
  );
}
