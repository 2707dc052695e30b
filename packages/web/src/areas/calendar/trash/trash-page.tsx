import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../core/texts/text.tsx';
import { RemovedCalendarsDocument } from '../../../generated/graphql.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paths } from '../paths.ts';
import { TrashList } from './trash-list.tsx';

/** /calendar/trash: the removed year wheels that I own, for admins all, until they go for good (decision 23). */
export function Component() {
  const say = useText();
  const me = useMe();
  const [{ data, error }, ask] = useQuery({
    query: RemovedCalendarsDocument,
    requestPolicy: 'cache-and-network',
  });
  const removed = data?.removedCalendars;
  return (
    <>
      <PageHeader
        above={<TextLink to={paths.year(me.id)}>{say('calendar.mine')}</TextLink>}
        title={say('calendar.trash')}
        lead={say('calendar.trash.lead')}
      />
      {error && !removed && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!removed && !error && <Skeleton lines={6} />}
      {removed?.length === 0 && (
        <EmptyState title={say('calendar.trash.empty')}>{say('calendar.trash.emptyHint')}</EmptyState>
      )}
      {removed && removed.length > 0 && <TrashList removed={removed} />}
    </>
  );
}
