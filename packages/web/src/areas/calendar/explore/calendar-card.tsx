import { sayRelativeDay } from '@samspel/i18n/days';
import { useToday } from '../../../core/time/use-today.ts';
import type { CalendarCardFragment } from '../../../generated/graphql.ts';
import { SubjectCard } from '../../../subject/list/subject-card.tsx';
import { useText } from '../../../texts/text.tsx';
import { paths } from '../address/paths.ts';
import { MiniWheel } from '../board/mini-wheel.tsx';

/** A year wheel in a list (product/year-wheels#explore). */
export function CalendarCard({ calendar }: { calendar: CalendarCardFragment }) {
  const say = useText();
  const { category, color, descriptionText } = calendar;
  return (
    <SubjectCard
      subject={calendar}
      to={paths.calendar(calendar)}
      sign={<MiniWheel color={color} />}
      what={say(`calendar.category.${category}`)}
      description={descriptionText}
      foot={<NextDeadline calendar={calendar} />}
    />
  );
}

function NextDeadline({ calendar: { nextDeadline } }: { calendar: CalendarCardFragment }) {
  const say = useText();
  const today = useToday();
  if (!nextDeadline) return <span>{say('calendar.deadlines.empty')}</span>;
  return <span>{say('calendar.card.next', { day: sayRelativeDay(say, nextDeadline, today) })}</span>;
}
