import { CheckmarkCircleIcon, PlusCircleIcon } from '@navikt/aksel-icons';
import { sayRelativeDay } from '@samspel/i18n/days';
import { useToday } from '../../../core/time/use-today.ts';
import type { CalendarCardFragment } from '../../../generated/graphql.ts';
import { SubjectCard } from '../../../subject/list/subject-card.tsx';
import { useText } from '../../../texts/text.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { paths } from '../address/paths.ts';
import { MiniWheel } from '../board/mini-wheel.tsx';
import { useRing } from '../board/use-ring.ts';
import styles from './calendar-card.module.css';

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
      foot={
        <span className={styles.foot}>
          <InMyYear calendar={calendar} />
          <NextDeadline calendar={calendar} />
        </span>
      }
    />
  );
}

/** Adds the year wheel to my year with one press, or removes it. */
function InMyYear({ calendar }: { calendar: CalendarCardFragment }) {
  const say = useText();
  const { isIn, toggle } = useRing(calendar);
  const Sign = isIn ? CheckmarkCircleIcon : PlusCircleIcon;
  return (
    <IconButton
      size="sm"
      label={say(isIn ? 'calendar.ring.removeNamed' : 'calendar.ring.addNamed', { title: calendar.title })}
      icon={<Sign aria-hidden="true" />}
      onClick={() => void toggle()}
    />
  );
}

function NextDeadline({ calendar: { nextDeadline } }: { calendar: CalendarCardFragment }) {
  const say = useText();
  const today = useToday();
  if (!nextDeadline) return <span>{say('calendar.deadlines.empty')}</span>;
  return <span>{say('calendar.card.next', { day: sayRelativeDay(say, nextDeadline, today) })}</span>;
}
