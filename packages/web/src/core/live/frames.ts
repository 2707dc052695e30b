/** What the server says on the live channel (product/wire#live-channel): a subject changed, or how it took a frame of ours. */
export type LiveFrame =
  | { type: 'META_UPDATE' | 'NOTIFICATION'; id: number; by: string; client: string | null }
  | { type: 'ready' }
  | { type: 'subscribed' | 'unsubscribed' | 'refused'; channel?: string };

/** The channel of a subject's page. */
export const channelOf = (id: number | string): string => `META_${id}`;

/** Reads a frame; null where it is none. */
export function readFrame(data: unknown): LiveFrame | null {
  try {
    const frame = JSON.parse(String(data));
    return typeof frame?.type === 'string' ? frame : null;
  } catch {
    return null;
  }
}
