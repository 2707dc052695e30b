/** A message of the server on the live channel (product/wire#live-channel): a subject changed, I was notified, or its reply to a frame of ours. */
export type LiveFrame =
  | { type: 'META_UPDATE'; id: number; by: string | null; client: string | null }
  | { type: 'NOTIFICATION'; id: number; by: string | null; client: null }
  | { type: 'ready' }
  | { type: 'subscribed' | 'unsubscribed' | 'refused'; channel?: string };

/** The channel of a subject's page. */
export const channelOf = (id: number | string): string => `META_${id}`;

/** Reads a frame; null if it is not one. */
export function readFrame(data: unknown): LiveFrame | null {
  try {
    const frame = JSON.parse(String(data));
    return typeof frame?.type === 'string' ? frame : null;
  } catch {
    return null;
  }
}
