import { onLocalChange, readLocal, writeLocal } from '../../storage/local.ts';
import { shared, useShared } from '../../storage/state.ts';
import { onSessionEnd } from '../session/session.ts';

/** A tick to send: of an activity, or of an item of its checklist. */
export interface Tick {
  /** The GraphQL type of what is ticked. */
  of: string;
  id: string;
  title: string;
  /** The id of the activity: its own, or the one with the checklist. */
  activity: string;
  /** The address where it was ticked, below /app. */
  path: string;
  isDone: boolean;
  /** The version that the person saw. */
  version: number;
}

/** Why a waiting tick failed: somebody changed the thing meanwhile, or it was refused. */
export type Trouble = { why: 'changed'; by: string | null; at: string | null } | { why: 'refused'; words: string };

/** A tick that waits in this browser for a network (product/shell#offline), or for the person to decide after it failed. */
export interface WaitingTick extends Tick {
  /** When it was ticked (RFC 3339). */
  at: string;
  trouble?: Trouble;
}

const name = 'ticks';
const ticks = shared<readonly WaitingTick[]>([]);

/** Reads the ticks that wait since the page was last open, listens to other tabs, and forgets all ticks when the person's session ends. */
export function startWaitingTicks(): void {
  ticks.set(parsed(readLocal(name)));
  onLocalChange(name, (written) => ticks.set(parsed(written)));
  onSessionEnd(() => keep([]));
}

/** The waiting ticks, in the order in which they were made. */
export const waitingTicks = (): readonly WaitingTick[] => ticks.get();
export const useWaitingTicks = (): readonly WaitingTick[] => useShared(ticks);

/** Returns the tick of a thing that waits for a network; undefined if there is none, or it has failed. */
export const waitingTickOf = (of: Tick['of'], id: string): WaitingTick | undefined =>
  ticks.get().find((tick) => tick.of === of && tick.id === id && !tick.trouble);

/**
 * Stores a tick until there is a network; a tick that undoes a waiting one removes it, and nothing is sent. Returns false if the browser stores
 * nothing.
 */
export function keepTick(tick: Tick): boolean {
  const waiting = waitingTickOf(tick.of, tick.id);
  if (waiting?.isDone === tick.isDone) return true;
  const others = ticks.get().filter((one) => !isSame(one, tick));
  return keep(waiting ? others : [...others, { ...tick, at: new Date().toISOString() }]);
}

/** Forgets the waiting tick of this thing: it was sent, or the person gave it up. */
export function forgetTick(tick: Pick<Tick, 'of' | 'id'>): void {
  if (ticks.get().some((one) => isSame(one, tick))) keep(ticks.get().filter((one) => !isSame(one, tick)));
}

/** Records why a tick failed, or that it waits again; does nothing if it no longer waits. */
export function markTrouble(tick: WaitingTick, trouble: Trouble | undefined): void {
  const { trouble: _before, ...rest } = tick;
  const marked = trouble ? { ...rest, trouble } : rest;
  keep(ticks.get().map((one) => (isSame(one, tick) && one.at === tick.at ? marked : one)));
}

/** Stores the ticks, then shows them in all tabs. If the browser refuses, nothing changes. */
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
