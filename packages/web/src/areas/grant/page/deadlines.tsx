import { CalendarIcon } from '@navikt/aksel-icons';
import { sayDay, sayDaysLeft } from '@samspel/i18n/days';
import { useMe } from '../../../core/person/me.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import type { GrantPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './grant-page.module.css';

type Deadline = GrantPartsFragment['deadlines'][number];

/** The days by which people apply or report: how many days are left, and a button to add each to a calendar. */
export function Deadlines({ grant, type }: { grant: GrantPartsFragment; type: Deadline['type'] }) {
  const say = useText();
  const own = grant.deadlines.filter((one) => one.type === type);
  if (own.length === 0) return <p>{say(`grant.deadline.none.${type}`)}</p>;
  return (
    <ul className={styles.deadlines}>
      {own.map((deadline) => (
        <Row key={deadline.date} grant={grant} deadline={deadline} />
      ))}
    </ul>
  );
}

function Row({ grant, deadline: { id, date, isExpected } }: { grant: GrantPartsFragment; deadline: Deadline }) {
  const say = useText();
  const today = useToday();
  const { calendarCode } = useMe();
  const day = sayDay(say, date, today);
  const file = new URLSearchParams({ calendarCode, metaId: grant.id, deadlineId: id ?? '' });
  return (
    <li>
      <span className={styles.day}>
        {day}
        {isExpected && <Tag color="info">{say('grant.deadline.isExpected')}</Tag>}
      </span>
      <span className={styles.left}>{date < today ? say('grant.deadline.over') : sayDaysLeft(say, date, today)}</span>
      <a className="ds-link" href={`/api/meta/calendar?${file}`} target="_blank" rel="noreferrer">
        <CalendarIcon aria-hidden="true" />
        {say('grant.deadline.toCalendar')}
        <span className="ds-sr-only"> ({day})</span>
      </a>
    </li>
  );
}
