import { sayDaysLeft, sayShortDay } from '@samspel/i18n/days';
import { useToday } from '../../../core/time/use-today.ts';
import type { GrantCardFragment } from '../../../generated/graphql.ts';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useText } from '../../../texts/text.tsx';
import { Card } from '../../../ui/base/card.tsx';
import { CardLink } from '../../../ui/base/card-link.tsx';
import { Tag } from '../../../ui/base/tag.tsx';
import { CallState } from '../parts/call-state.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
import { useAmount } from '../parts/use-amount.ts';
import styles from './grant-card.module.css';

/** A grant in the list: by when one can apply, who gives, how much, and whom it is for (product/grants#the-list). */
export function GrantCard({ grant }: { grant: GrantCardFragment }) {
  const say = useText();
  return (
    <Card as="li" interactive className={styles.card}>
      <NextDeadline grant={grant} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <CardLink to={grantPaths.one(grant)}>{sayTitle(say, grant)}</CardLink>
        </h2>
        {grant.source && <p className={styles.source}>{grant.source.name}</p>}
        {grant.description && <p className={styles.description}>{grant.description}</p>}
      </div>
      <div className={styles.signs}>
        <CallState grant={grant} />
        {grant.status === 'DRAFT' && <Tag>{say('subject.status.DRAFT')}</Tag>}
        {grant.isFollowing && <Tag color="accent">{say('button.following')}</Tag>}
      </div>
      <Facts says={grant.currentRevision} />
    </Card>
  );
}

/** How much one can get, what one pays oneself, and who may apply. */
function Facts({ says }: { says: GrantCardFragment['currentRevision'] }) {
  const say = useText();
  const share = says.ownShare !== null && says.ownShare > 0 && say('grant.card.ownShare', { share: says.ownShare });
  const amount = [useAmount(says), share].filter(Boolean).join(' · ');
  const organizations = says.validOrganizationTypes.map((one) => say(`grant.organization.${one}`)).join(', ');
  return (
    <dl className={styles.facts}>
      {amount && (
        <div>
          <dt>{say('grant.amount')}</dt>
          <dd>{amount}</dd>
        </div>
      )}
      <div>
        <dt>{say('grant.card.for')}</dt>
        <dd>{organizations || say('grant.card.forAll')}</dd>
      </div>
    </dl>
  );
}

/** The next day by which people apply, with the days that are left. */
function NextDeadline({ grant: { nextDeadline, deadlines } }: { grant: GrantCardFragment }) {
  const say = useText();
  const today = useToday();
  if (nextDeadline === null) {
    const hadOne = deadlines.some(({ type }) => type === 'APPLICATION');
    return <p className={styles.deadline}>{say(hadOne ? 'grant.deadline.passed' : 'grant.deadline.none')}</p>;
  }
  const next = deadlines.find(({ type, date }) => type === 'APPLICATION' && date === nextDeadline);
  return (
    <p className={styles.deadline}>
      <strong>{sayShortDay(say, nextDeadline, today)}</strong>
      <span>{sayDaysLeft(say, nextDeadline, today)}</span>
      {next?.isExpected && <span>{say('grant.card.expected')}</span>}
    </p>
  );
}
