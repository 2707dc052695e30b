import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useNavigation } from 'react-router';

/**
 * Changes the page's own address when `key` has changed, as when the typing in a search field pauses. It waits while a link has been followed whose
 * page is still being read: a change of the address would cancel that, and the person would stay.
 */
export function useAddressEffect(change: () => void, key: unknown): void {
  const { router } = useContext(RouterContext)!;
  const { state } = useNavigation();
  const isWaiting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another key is a reason
  useEffect(() => {
    // The router knows of the link before React has drawn anew.
    isWaiting.current = router.state.navigation.state !== 'idle';
    if (!isWaiting.current) change();
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link led nowhere, or has been taken back
  useEffect(() => {
    if (state !== 'idle' || !isWaiting.current) return;
    isWaiting.current = false;
    change();
  }, [state]);
}
