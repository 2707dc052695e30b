import { AccountFrame } from '../../areas/account/account-frame.tsx';
import { useSession } from '../../core/session/session.ts';
import { Component as MainLayout } from './main-layout.tsx';

/** The frame around pages that are open to everybody: the same as the person's other pages have, signed in or not. */
export function Component() {
  return useSession() === 'signedIn' ? <MainLayout /> : <AccountFrame />;
}
