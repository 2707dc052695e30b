import { AccountFrame } from '../areas/account/account-frame.tsx';
import { useSession } from '../core/session/session.ts';
import { Component as MainLayout } from './main-layout.tsx';

/** Around pages that are open to everybody: the frame that the person has otherwise, signed in or not. */
export function Component() {
  return useSession() === 'signedIn' ? <MainLayout /> : <AccountFrame />;
}
