import { fetchBytes } from '../../../core/session/fetch-bytes.ts';

/** How often a file that takes long is asked for. Milliseconds. */
const pause = 1_000;

/**
 * Fetches a file that the server makes. What takes it longer than a moment is answered with a reference, which is asked for until it is there. Throws
 * CallError as `fetchBytes`.
 */
export async function fetchMade(path: string, signal: AbortSignal): Promise<Blob> {
  let bytes = await fetchBytes(path, signal);
  if (!bytes.type.startsWith('application/json')) return bytes;
  const { reference } = JSON.parse(await bytes.text()) as { reference: string };
  while (bytes.type.startsWith('application/json')) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
    bytes = await fetchBytes(`/export/${reference}`, signal);
  }
  return bytes;
}
