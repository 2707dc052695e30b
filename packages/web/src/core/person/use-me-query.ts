import { useQuery } from 'urql';
import { MeDocument } from '../../generated/graphql.ts';
import type { Me } from './me.tsx';

/** Queries who is signed in. `me` is undefined until the answer has come. */
export function useMeQuery(): { me: Me | undefined; error: unknown; retry: () => void } {
  const [{ data, error }, ask] = useQuery({ query: MeDocument });
  return { me: data?.me, error, retry: () => ask({ requestPolicy: 'network-only' }) };
}
