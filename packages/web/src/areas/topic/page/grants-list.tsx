import { useQuery } from 'urql';
import { TopicGrantsDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ShortList } from './short-list.tsx';
import { ThingLink } from './thing-link.tsx';

/** The grants that a topic is related to, the last changed first. */
export function GrantsList({ topic: { id } }: { topic: { id: string } }) {
  const say = useText();
  const [{ data, error }, ask] = useQuery({
    query: TopicGrantsDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Skeleton lines={4} />;
  const { nodes } = data.related;
  if (nodes.length === 0)
    return <EmptyState title={say('topic.none.grants')}>{say('topic.none.grantsHint')}</EmptyState>;
  return (
    <ShortList title={say('topic.short.grants')} rows={nodes.map((one) => <ThingLink key={one.id} thing={one} />)} />
  );
}
