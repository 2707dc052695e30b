import { useQuery } from 'urql';
import { MyProfileDocument } from '../../../generated/graphql.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { InfoForm } from './info-form.tsx';

/** /my-profile/info: what I say of myself. */
export function InfoTab() {
  const [{ data, error }, ask] = useQuery({ query: MyProfileDocument });
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  return data ? <InfoForm me={data.me} /> : <Skeleton lines={8} />;
}
