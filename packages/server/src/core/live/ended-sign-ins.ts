import type { Channels } from './channels.ts';
import { closeCodes } from './connection.ts';

/** The PostgreSQL channel on which a trigger sends the id of each sign-in that was revoked, or whose person is no longer active. */
export const signInEndedChannel = 'samspel_sign_in_ended';

/** Closes the sockets of a sign-in that has ended. */
export function closeSignIn(channels: Channels, sessionId: number): void {
  for (const { socket, sessionId: theirs } of channels.subscribers)
    if (theirs === sessionId) socket.close(closeCodes.notSignedIn);
}

/** Closes the sockets of sign-ins that have lasted as long as they may (product/accounts#sessions). */
export function closeOutlived(channels: Channels, now: Date): void {
  for (const { socket, endsAt } of channels.subscribers) if (endsAt <= now) socket.close(closeCodes.notSignedIn);
}
