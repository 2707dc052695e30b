import { PersonGroupIcon } from '@navikt/aksel-icons';
import { sayRelativeDay } from '@samspel/i18n/days';
import { useToday } from '../../../core/time/use-today.ts';
import type { CalendarCardFragment } from '../../../generated/graphql.ts';
import { PrivacySign } from '../../../subject/access/privacy-sign.tsx';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { ClapIcon } from '../../../subject/reaction/clap-icon.tsx';
import { useText } from '../../../texts/text.tsx';
import { Card } from '../../../ui/card.tsx';
import { CardLink } from '../../../ui/card-link.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { paths } from '../address/paths.ts';
import { MiniWheel } from '../board/mini-wheel.tsx';
import styles from './calendar-card.module.css';

/** A year wheel in a list. One that I may not read says so and cannot be opened (product/year-wheels#explore). */
export function CalendarCard({ calendar }: { calendar: CalendarCardFragment }) {
  const say = useText();
  const { isLimited, isRestricted, category, status, color, createdBy } = calendar;
  const title = sayTitle(say, calendar);
  return (
    <Card as="li" interactive={!isLimited} className={styles.card}>
      <div className={styles.top}>
        <MiniWheel color={color} />
        <span className={styles.category}>{say(`calendar.category.${category}`)}</span>
        {status === 'DRAFT' && <Tag className={styles.private}>{say('subject.status.DRAFT')}</Tag>}
        {(isLimited || isRestricted) && (
          <Tag className={styles.private}>
            <PrivacySign subject={calendar} />
          </Tag>
        )}
      </div>
      <h2 className={styles.title}>{isLimited ? title : <CardLink to={paths.calendar(calendar)}>{title}</CardLink>}</h2>
      <p className={styles.by}>
        {createdBy.name}
        {createdBy.organization && `, ${createdBy.organization.name}`}
      </p>
      {calendar.descriptionText && <p className={styles.description}>{calendar.descriptionText}</p>}
      <div className={styles.foot}>
        <Next calendar={calendar} />
        <Reactions calendar={calendar} />
      </div>
    </Card>
  );
}

/** The next deadline, or why there is none to see. */
function Next({ calendar: { isLimited, nextDeadline, createdBy } }: { calendar: CalendarCardFragment }) {
  const say = useText();
  const today = useToday();
  if (isLimited) return <span>{say('access.limited', { owner: createdBy.name })}</span>;
  if (!nextDeadline) return <span>{say('calendar.deadlines.empty')}</span>;
  return <span>{say('calendar.card.next', { day: sayRelativeDay(say, nextDeadline, today) })}</span>;
}

function Reactions({ calendar: { likes, followers } }: { calendar: CalendarCardFragment }) {
  const say = useText();
  return (
    <span className={styles.reactions}>
      <span title={say('subject.followers', { count: followers })}>
        <PersonGroupIcon aria-hidden="true" />
        <span aria-hidden="true">{followers}</span>
        <span className="ds-sr-only">{say('subject.followers', { count: followers })}</span>
      </span>
      <span title={say('subject.likes', { count: likes })}>
        <ClapIcon />
        <span aria-hidden="true">{likes}</span>
        <span className="ds-sr-only">{say('subject.likes', { count: likes })}</span>
      </span>
    </span>
  );
}
