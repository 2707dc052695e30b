import { osloToday } from '@samspel/domain/time/oslo';
import { sayShortDay } from '@samspel/i18n/days';
import { useQuery } from 'urql';
import { useToday } from '../../core/time/use-today.ts';
import { LatestGrantsDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { RuledList } from '../../ui/layout/ruled-list.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { grantPaths } from './parts/grant.paths.ts';

/** The grants that were changed last, with the grantor and the day: what has happened in the catalogue (product/grants#the-list). */
export function LatestGrants() {
  const say = useText();
  const today = useToday();
  const changedOn = (at: string) => sayShortDay(say, osloToday(new Date(at)), today);
  const [{ data, error }, ask] = useQuery({ query: LatestGrantsDocument, requestPolicy: 'cache-and-network' });
  return (
    <RuledSection title={say('grant.latest')} tour="latest">
      {error && !data && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!error && !data && <Skeleton lines={5} />}
      {data?.list.nodes.length === 0 && <p>{say('grant.latest.none')}</p>}
      {data && data.list.nodes.length > 0 && (
        <RuledList>
          {data.list.nodes.map((grant) => (
            <li key={grant.id}>
              <TextLink to={grantPaths.one(grant)}>{grant.title}</TextLink>
              <span>
                {[grant.source?.name, say('grant.latest.changed', { day: changedOn(grant.lastUpdated) })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </RuledList>
      )}
    </RuledSection>
  );
}
