import { backoff } from '../backoff.ts';
import { apiBase } from '../rest.ts';
import { postAuthorized } from '../session/authorized.ts';
import { onSessionEnd, sessionState } from '../session/session.ts';
import { type LiveFrame, readFrame } from './frames.ts';

/** The only socket of this tab. It opens with the first page that listens, and reopens by itself after a break. */
let socket: WebSocket | null = null;
let isReady = false;
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
const channels = new Map<string, number>();
/** The number of listeners for the person's own frames, whatever the page. */
let personal = 0;
const listeners = new Set<(frame: LiveFrame) => void>();
const reopened = new Set<() => void>();
const readied = new Set<() => void>();

/** Listens to every frame that reports a change. Returns a function that stops it. */
export function onLiveFrame(heard: (frame: LiveFrame) => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/** Calls back when the socket is open again after a break, since frames may have been missed meanwhile. */
export function onLiveReturn(returned: () => void): () => void {
  reopened.add(returned);
  return () => reopened.delete(returned);
}

/** Calls back when the socket becomes ready, the first time too: changes between a page's first query and now were missed. */
export function onLiveReady(run: () => void): () => void {
  readied.add(run);
  return () => readied.delete(run);
}

/** Whether the socket is open, so that nothing that is read from now on misses a change. */
export const isLiveReady = (): boolean => isReady;

/** Listens on a channel while a page is open; two parts of a page may use the same one. Returns a function that stops it. */
export function listenOn(channel: string): () => void {
  const count = channels.get(channel) ?? 0;
  channels.set(channel, count + 1);
  if (!socket) void open();
  else if (count === 0) tell({ type: 'subscribe', channel });
  return () => leave(channel);
}

/** Keeps the socket open for the signed-in person's notifications. Returns a function that stops it. */
export function stayOpen(): () => void {
  personal += 1;
  if (!socket) void open();
  return () => {
    personal -= 1;
  };
}

function leave(channel: string): void {
  const count = (channels.get(channel) ?? 1) - 1;
  if (count > 0) return void channels.set(channel, count);
  channels.delete(channel);
  tell({ type: 'unsubscribe', channel });
}

function tell(frame: Record<string, string>): void {
  if (isReady) socket?.send(JSON.stringify(frame));
}

async function open(): Promise<void> {
  clearTimeout(retry);
  if (socket || sessionState() !== 'signedIn') return;
  const address = new URL(`${apiBase}/live`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const own = new WebSocket(address);
  socket = own;
  own.onopen = () => void signIn(own);
  own.onmessage = ({ data }) => take(readFrame(data));
  own.onclose = () => closed(own);
}

/** Sends a one-minute ticket (product/wire#live-channel), never the refresh token. */
async function signIn(own: WebSocket): Promise<void> {
  try {
    const { ticket } = await postAuthorized<{ ticket: string }>('/auth/live-ticket', {});
    own.send(JSON.stringify({ type: 'login', ticket }));
  } catch {
    own.close();
  }
}

function take(frame: LiveFrame | null): void {
  if (!frame) return;
  if (frame.type !== 'ready') {
    for (const heard of listeners) heard(frame);
    return;
  }
  isReady = true;
  for (const channel of channels.keys()) tell({ type: 'subscribe', channel });
  for (const run of readied) run();
  if (failures > 0) for (const returned of reopened) returned();
  failures = 0;
}

function closed(own: WebSocket): void {
  if (socket !== own) return;
  socket = null;
  isReady = false;
  if (channels.size + personal === 0 || sessionState() !== 'signedIn') return;
  failures += 1;
  retry = setTimeout(() => void open(), backoff(failures));
}

onSessionEnd(() => {
  clearTimeout(retry);
  channels.clear();
  socket?.close();
});
