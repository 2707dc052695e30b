import { z } from 'zod';

/** What a browser may send on the live channel (product/wire#live-channel). */
export const clientFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('login'), ticket: z.string().min(1).max(200) }),
  z.strictObject({ type: z.literal('subscribe'), channel: z.string().max(40) }),
  z.strictObject({ type: z.literal('unsubscribe'), channel: z.string().max(40) }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

/** What the server sends: a changed subject, by whom (null if that is told to nobody) and in which tab; a notification, by whom (null if by nobody); or its reply to a frame. */
export type ServerFrame =
  | { type: 'META_UPDATE'; id: number; by: string | null; client: string | null }
  | { type: 'NOTIFICATION'; id: number; by: string | null; client: null }
  | { type: 'ready' }
  | { type: 'subscribed' | 'unsubscribed'; channel: string }
  | { type: 'refused'; code: string; channel?: string };

/** Reads one frame; null if it is not valid. */
export function readFrame(data: string): ClientFrame | null {
  try {
    return clientFrame.parse(JSON.parse(data));
  } catch {
    return null;
  }
}
