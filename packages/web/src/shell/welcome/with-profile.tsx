import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { MyProfileDocument, type ProfilePartsFragment } from '../../generated/graphql.ts';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';

/** Waits for the profile that a step changes. */
export function WithProfile({ children }: { children: (me: ProfilePartsFragment) => ReactNode }) {
  const [{ data, error }, ask] = useQuery({ query: MyProfileDocument });
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  return data ? children(data.me) : <Skeleton lines={6} />;
}
