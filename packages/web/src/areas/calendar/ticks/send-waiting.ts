import type { Client, CombinedError } from 'urql';
import { forgetTick, markTrouble, type WaitingTick, waitingTicks } from '../../../core/offline/waiting-ticks.ts';
import { singleFlight } from '../../../core/single-flight.ts';
import { ActivityTicksDocument, TickActivityDocument, TickTodoDocument } from '../../../generated/graphql.ts';
import { problemOf } from '../../../texts/problem.ts';

/** The mutation that ticks a thing: of a checklist, or an activity. */
const mutationOf = (of: string) => (of === 'Todo' ? TickTodoDocument : TickActivityDocument);

/** Sends the ticks that wait for a network, in the order made, from one tab at a time; stops if there is still none (product/shell#offline). */
export const sendWaiting = (client: Client, sayProblem: (error: unknown) => string): Promise<void> =>
  singleFlight('ticks', async () => {
    for (const tick of waitingTicks()) {
      if (!tick.trouble && !(await send(client, tick, sayProblem))) return;
    }
  });

/** Sends a tick as the person now wants it, whatever others have changed meanwhile. Without a network it waits again. */
export async function sendAnyway(
  client: Client,
  { at: _at, trouble, ...tick }: WaitingTick,
): Promise<CombinedError | undefined> {
  const { of, id, isDone } = tick;
  const { error } = await client.mutation(mutationOf(of), { id, isDone }, { tick }).toPromise();
  return error;
}

/**
 * Sends one tick with the version that the person saw, so that one that was stored before without an answer is not stored twice. Returns false if
 * there is no network.
 */
async function send(client: Client, tick: WaitingTick, sayProblem: (error: unknown) => string): Promise<boolean> {
  const { of, id, isDone, version } = tick;
  const { error } = await client.mutation(mutationOf(of), { id, isDone, version }).toPromise();
  if (!error) forgetTick(tick);
  else if (!isRefused(error)) return false;
  else if (problemOf(error).code === 'conflict') return compare(client, tick);
  else markTrouble(tick, { why: 'refused', words: sayProblem(error) });
  return true;
}

const isRefused = (error: CombinedError): boolean =>
  error.graphQLErrors.length > 0 && problemOf(error).code !== 'internal';

/** Reads what somebody has changed meanwhile: if they made the same tick, it is settled; otherwise the person decides. */
async function compare(client: Client, tick: WaitingTick): Promise<boolean> {
  markTrouble(tick, { why: 'changed', by: null, at: null });
  const { data, error } = await client
    .query(ActivityTicksDocument, { id: tick.activity }, { requestPolicy: 'network-only' })
    .toPromise();
  if (error && !isRefused(error)) {
    markTrouble(tick, undefined);
    return false;
  }
  const activity = data?.eventInstance;
  const thing = tick.of === 'Todo' ? activity?.todos.find(({ id }) => id === tick.id) : activity;
  if (thing?.isDone === tick.isDone) forgetTick(tick);
  else if (activity && tick.of === 'EventInstance') markTrouble(tick, changedBy(activity));
  return true;
}

const changedBy = ({ lastEdit }: { lastEdit?: { at: string; by?: { name: string } | null } | null }) =>
  ({ why: 'changed', by: lastEdit?.by?.name ?? null, at: lastEdit?.at ?? null }) as const;
