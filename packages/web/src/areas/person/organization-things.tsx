import { useQuery } from 'urql';
import { OrganizationThingsDocument } from '../../generated/graphql.ts';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { MadeLists } from './made-lists.tsx';

/** What the people of an organization made, as far as I may see it. */
export function OrganizationThings({ id, name }: { id: string; name: string }) {
  const [{ data, error }, ask] = useQuery({ query: OrganizationThingsDocument, variables: { id } });
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Skeleton lines={6} />;
  return <MadeLists of={id} name={name} made={data} />;
}
