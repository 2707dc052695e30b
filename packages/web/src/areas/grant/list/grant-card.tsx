import { sayDaysLeft, sayShortDay } from '@samspel/i18n/days';
import { useToday } from '../../../core/time/use-today.ts';
import type { GrantCardFragment } from '../../../generated/graphql.ts';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useText } from '../../../texts/text.tsx';
import { Card } from '../../../ui/card.tsx';
import { CardLink } from '../../../ui/card-link.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CallState } from '../parts/call-state.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
import styles from './grant-card.module.css';

/** A grant in the list: whether one can apply, by when, and the grantor. */
export function GrantCard({ grant }: { grant: GrantCardFragment }) {
  const say = useText();
  return (
    <Card as="li" interactive className={styles.card}>
      <div className={styles.top}>
        <CallState grant={grant} />
        {grant.status === 'DRAFT' && <Tag>{say('subject.status.DRAFT')}</Tag>}
        {grant.isFollowing && <Tag color="accent">{say('button.following')}</Tag>}
      </div>
      <h2 className={styles.title}>
        <CardLink to={grantPaths.one(grant)}>{sayTitle(say, grant)}</CardLink>
      </h2>
      {grant.source && <p className={styles.source}>{grant.source.name}</p>}
      {grant.description && <p className={styles.description}>{grant.description}</p>}
      <p className={styles.foot}>
        <NextDeadline grant={grant} />
      </p>
    </Card>
  );
}

/** The next day by which people apply, with the days that are left. */
function NextDeadline({ grant: { nextDeadline, deadlines } }: { grant: GrantCardFragment }) {
  const say = useText();
  const today = useToday();
  if (nextDeadline === null) {
    const hadOne = deadlines.some(({ type }) => type === 'APPLICATION');
    return say(hadOne ? 'grant.deadline.passed' : 'grant.deadline.none');
  }
  const next = deadlines.find(({ type, date }) => type === 'APPLICATION' && date === nextDeadline);
  const values = { day: sayShortDay(say, nextDeadline, today), left: sayDaysLeft(say, nextDeadline, today) };
  return say(next?.isExpected ? 'grant.deadline.expected' : 'grant.deadline.next', values);
}
