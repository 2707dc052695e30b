import { createContext, useContext } from 'react';
import type { MeQuery } from '../../generated/graphql.ts';

/** The signed-in person. */
export type Me = MeQuery['me'];

const MeContext = createContext<Me | null>(null);
export const MeProvider = MeContext.Provider;

/** Whether the page is one of a signed-in person; on others, `useMe` throws. */
export const useIsSignedIn = (): boolean => useContext(MeContext) !== null;

/** Returns the signed-in person. Only for use inside the main layout, which waits until the person is known. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe is for pages inside the main layout');
  return me;
}
