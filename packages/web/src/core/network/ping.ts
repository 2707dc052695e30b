import { apiBase } from '../rest.ts';

/** Milliseconds to wait for the server's answer (product/shell#network). */
const patience = 5_000;

/** Pings the root of the API. Returns null, or why it failed (texts of product/shell#network, for logs and details). */
export async function ping(): Promise<string | null> {
  try {
    const response = await fetch(apiBase, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return response.ok ? null : 'ping failed, 4xx or 5xx';
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
    if (name === 'TimeoutError') return 'ping timed out';
    return name === 'AbortError' ? 'ping failed, cancelled' : `ping failed, ${message}`;
  }
}
