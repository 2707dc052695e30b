import { type ReactNode, useMemo } from 'react';
import { Provider } from 'urql';
import type { CacheRules } from './cache-rules.ts';
import { createGraphClient } from './client.ts';

/** Gives the pages inside it a GraphQL client for this session. It is inside the signed-in part, so signing out drops its cache. */
export function GraphProvider({ rules, children }: { rules: readonly CacheRules[]; children: ReactNode }) {
  const client = useMemo(() => createGraphClient(rules), [rules]);
  return <Provider value={client}>{children}</Provider>;
}
