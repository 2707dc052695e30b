import { type ReactNode, useMemo } from 'react';
import { Provider } from 'urql';
import { createGraphClient } from './client.ts';

/** Gives the pages inside a GraphQL client of this session. It stands inside the signed-in part, so signing out drops its cache. */
export function GraphProvider({ children }: { children: ReactNode }) {
  const client = useMemo(createGraphClient, []);
  return <Provider value={client}>{children}</Provider>;
}
