import { CheckmarkIcon, PlusIcon } from '@navikt/aksel-icons';
import { sayRelativeDay } from '@samspel/i18n/days';
import { useMemo } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import type { CalendarInListFragment } from '../../../generated/graphql.ts';
import { SubjectCard } from '../../../subject/list/subject-card.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { SmallWheel } from '../../../ui/base/small-wheel.tsx';
import { paths } from '../address/paths.ts';
import { MiniWheel } from '../board/wheel/mini-wheel.tsx';
import { useRing } from '../board/wheel/use-ring.ts';

/** A year wheel in a list: its real year, how much is in it, and its next deadline (product/year-wheels#explore). */
export function CalendarCard({ calendar }: { calendar: CalendarInListFragment }) {
  const say = useText();
  const { category, descriptionText, yearInShort } = calendar;
  const { activities = 0, people = 0 } = yearInShort ?? {};
  const facts = [
    say('calendar.card.activities', { count: activities, year: yearInShort?.year ?? '' }),
    ...(people > 0 ? [say('calendar.card.people', { count: people })] : []),
  ];
  return (
    <SubjectCard
      subject={calendar}
      to={paths.calendar(calendar)}
      sign={<Year calendar={calendar} />}
      what={say(`calendar.category.${category}`)}
      description={descriptionText}
      facts={facts}
      foot={<NextDeadline calendar={calendar} />}
      action={<InMyYear calendar={calendar} />}
    />
  );
}

function Year({ calendar: { color, yearInShort } }: { calendar: CalendarInListFragment }) {
  const today = useToday();
  const rings = useMemo(() => [{ color, marks: yearInShort?.marks ?? [] }], [color, yearInShort]);
  if (!yearInShort) return <MiniWheel color={color} />;
  return <SmallWheel year={yearInShort.year} today={today} rings={rings} />;
}

/** Adds the year wheel to my year with one press, or removes it. */
function InMyYear({ calendar }: { calendar: CalendarInListFragment }) {
  const say = useText();
  const { isIn, toggle } = useRing(calendar);
  return (
    <Button
      size="sm"
      variant="tertiary"
      aria-label={say(isIn ? 'calendar.ring.isInNamed' : 'calendar.ring.addNamed', { title: calendar.title })}
      icon={isIn ? <CheckmarkIcon /> : <PlusIcon />}
      onClick={() => void toggle()}
    >
      {say(isIn ? 'calendar.ring.isIn' : 'calendar.ring.myYear')}
    </Button>
  );
}

function NextDeadline({ calendar: { nextDeadline } }: { calendar: CalendarInListFragment }) {
  const say = useText();
  const today = useToday();
  if (!nextDeadline) return <span>{say('calendar.deadlines.empty')}</span>;
  return <span>{say('calendar.card.next', { day: sayRelativeDay(say, nextDeadline, today) })}</span>;
}
