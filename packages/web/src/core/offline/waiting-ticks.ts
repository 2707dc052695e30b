import { onLocalChange, readLocal, writeLocal } from '../../storage/local.ts';
import { shared, useShared } from '../../storage/state.ts';
import { onSessionEnd } from '../session/session.ts';

/** A tick as it is sent: of an activity, or of an item of its checklist. */
export interface Tick {
  of: 'EventInstance' | 'Todo';
  id: string;
  title: string;
  /** Id of the activity: its own, or that of the checklist. */
  activity: string;
  /** Where it was ticked, below /app. */
  path: string;
  isDone: boolean;
  /** The version that the person saw. */
  version: number;
}

/** Why a tick that waited did not go through: somebody changed the thing meanwhile, or it was refused. */
export type Trouble = { why: 'changed'; by: string | null; at: string | null } | { why: 'refused'; words: string };

/** A tick that waits in this browser for a network (product/shell#offline), or for the person to decide about its trouble. */
export interface WaitingTick extends Tick {
  /** When it was ticked (RFC 3339). */
  at: string;
  trouble?: Trouble;
}

const name = 'ticks';
const ticks = shared<readonly WaitingTick[]>([]);

/** Reads what waits since the page was open last, listens to other tabs, and forgets it all with the session of the person. */
export function startWaitingTicks(): void {
  ticks.set(parsed(readLocal(name)));
  onLocalChange(name, (written) => ticks.set(parsed(written)));
  onSessionEnd(() => keep([]));
}

/** What waits, in the order in which it was ticked. */
export const waitingTicks = (): readonly WaitingTick[] => ticks.get();
export const useWaitingTicks = (): readonly WaitingTick[] => useShared(ticks);

/** The tick of a thing that waits for a network; undefined if there is none, or it is in trouble. */
export const waitingTickOf = (of: Tick['of'], id: string): WaitingTick | undefined =>
  ticks.get().find((tick) => tick.of === of && tick.id === id && !tick.trouble);

/** Keeps a tick until there is a network; one that takes back what waits leaves nothing to send. Returns false if the browser keeps nothing. */
export function keepTick(tick: Tick): boolean {
  const waiting = waitingTickOf(tick.of, tick.id);
  if (waiting?.isDone === tick.isDone) return true;
  const others = ticks.get().filter((one) => !isSame(one, tick));
  return keep(waiting ? others : [...others, { ...tick, at: new Date().toISOString() }]);
}

/** Forgets what waits for this thing: it was sent, or the person gave it up. */
export function forgetTick(tick: Pick<Tick, 'of' | 'id'>): void {
  if (ticks.get().some((one) => isSame(one, tick))) keep(ticks.get().filter((one) => !isSame(one, tick)));
}

/** Writes what trouble a tick is in, or that it waits again; nothing if it does not wait any more. */
export function markTrouble(tick: WaitingTick, trouble: Trouble | undefined): void {
  const { trouble: _before, ...rest } = tick;
  const marked = trouble ? { ...rest, trouble } : rest;
  keep(ticks.get().map((one) => (isSame(one, tick) && one.at === tick.at ? marked : one)));
}

/** What was last kept is what all tabs show; where the browser refuses, nothing has changed. */
function keep(next: readonly WaitingTick[]): boolean {
  const isKept = writeLocal(name, next.length > 0 ? JSON.stringify(next) : null);
  if (isKept) ticks.set(next);
  return isKept;
}

const isSame = (one: Pick<Tick, 'of' | 'id'>, other: Pick<Tick, 'of' | 'id'>) =>
  one.of === other.of && one.id === other.id;

function parsed(written: string | null): readonly WaitingTick[] {
  try {
    return JSON.parse(written ?? '[]');
  } catch {
    return [];
  }
}
