import { sayDaysLeft, sayShortDay } from '@samspel/i18n/days';
import { useQuery } from 'urql';
import { useToday } from '../../core/time/use-today.ts';
import { UpcomingGrantsDocument, type UpcomingGrantsQuery } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { Tag } from '../../ui/base/tag.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { grantPaths } from './parts/grant.paths.ts';
import { useAmount } from './parts/use-amount.ts';
import styles from './upcoming-grants.module.css';

type Upcoming = UpcomingGrantsQuery['upcoming'][number];

/** The next days to apply by: the date, the days left, how much, and whether it is ours or fits what I work with (product/grants#the-front-page). */
export function UpcomingGrants() {
  const say = useText();
  const [{ data, error }, ask] = useQuery({ query: UpcomingGrantsDocument, requestPolicy: 'cache-and-network' });
  return (
    <RuledSection title={say('grant.upcoming')}>
      {error && !data && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!error && !data && <Skeleton lines={8} />}
      {data?.upcoming.length === 0 && <p>{say('grant.upcoming.none')}</p>}
      {data && data.upcoming.length > 0 && (
        <ul className={styles.list}>
          {data.upcoming.map((grant) => (
            <Row key={grant.id} grant={grant} />
          ))}
        </ul>
      )}
      {data && <TextLink to={grantPaths.list}>{say('grant.upcoming.all')}</TextLink>}
    </RuledSection>
  );
}

function Row({ grant }: { grant: Upcoming }) {
  const say = useText();
  const today = useToday();
  const amount = useAmount(grant);
  return (
    <li>
      <p className={styles.day}>
        <strong>{sayShortDay(say, grant.deadline, today)}</strong>
        <span>{sayDaysLeft(say, grant.deadline, today)}</span>
      </p>
      <div className={styles.words}>
        <TextLink to={grantPaths.one(grant)}>{grant.title}</TextLink>
        <p>{[grant.source, amount].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.signs}>
        {grant.isOurs && <Tag color="accent">{say('grant.upcoming.ours')}</Tag>}
        {grant.fits && <Tag color="success">{say('grant.upcoming.fits')}</Tag>}
        {grant.isExpected && <Tag>{say('grant.card.expected')}</Tag>}
      </p>
    </li>
  );
}
