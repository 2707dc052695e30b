import { CalendarIcon, PlusIcon } from '@navikt/aksel-icons';
import { sayDay, sayDaysLeft } from '@samspel/i18n/days';
import { useMe } from '../../../core/person/me.tsx';
import { useMay } from '../../../core/person/use-may.ts';
import { useToday } from '../../../core/time/use-today.ts';
import type { GrantPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { Tag } from '../../../ui/base/tag.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
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
        <Row key={deadline.date} grant={grant} deadline={deadline} type={type} />
      ))}
    </ul>
  );
}

interface RowProps {
  grant: GrantPartsFragment;
  deadline: Deadline;
  type: Deadline['type'];
}

function Row({ grant, deadline: { id, date, isExpected }, type }: RowProps) {
  const say = useText();
  const mayPlan = useMay().use('CALENDAR');
  const today = useToday();
  const { id: me, calendarCode } = useMe();
  const day = sayDay(say, date, today);
  const file = new URLSearchParams({ calendarCode, metaId: grant.id, deadlineId: id ?? '' });
  return (
    <li>
      <span className={styles.day}>
        {day}
        {isExpected && <Tag color="info">{say('grant.deadline.isExpected')}</Tag>}
      </span>
      <span className={styles.left}>{date < today ? say('grant.deadline.over') : sayDaysLeft(say, date, today)}</span>
      <span className={styles.ways}>
        {mayPlan && date >= today && (
          <LinkButton
            to={`/person/${me}/annual-cycle`}
            state={newActivity(grant, date, say(`grant.deadline.${type}`))}
            size="sm"
            icon={<PlusIcon />}
          >
            {say('grant.deadline.toWheel')}
            <span className="ds-sr-only"> ({day})</span>
          </LinkButton>
        )}
        <a className="ds-link" href={`/api/meta/calendar?${file}`} target="_blank" rel="noreferrer">
          <CalendarIcon aria-hidden="true" />
          {say('grant.deadline.toCalendar')}
          <span className="ds-sr-only"> ({day})</span>
        </a>
      </span>
    </li>
  );
}

/** What my year opens its form with: the deadline as an activity, whose purpose leads back to the grant. */
const newActivity = (grant: GrantPartsFragment, day: Deadline['date'], kind: string) => ({
  newActivity: true,
  purpose: `${grant.title}: ${location.origin}/app${grantPaths.one(grant)}`,
  written: { title: `${kind}: ${grant.title}`, startDate: day, endDate: day, startTime: null, repetition: null },
});
