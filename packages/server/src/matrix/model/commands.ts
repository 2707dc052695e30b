import fc from 'fast-check';
import type { World } from '../../core/testing/world.ts';
import { type Action, tryAction } from './actions.ts';
import { type Belonging, changeTown } from './belonging.ts';
import { at, type Municipality } from './municipality.ts';

/**
 * What happens next: somebody, often the owner, tries something with a year wheel, or it changes who belongs where. Numbers are places in
 * the lists of people and things, counted on from the start if they are too large.
 */
export type Command = { what: 'action'; actor: number | 'owner'; wheel: number; action: Action } | Belonging;

const place = fc.nat(11);
const weigh = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary });
const level = fc.constantFrom('READ' as const, 'WRITE' as const, null);
const visibility = fc.constantFrom('PUBLIC' as const, 'PRIVATE' as const);
const plainAction = fc.constantFrom(
  ...(['open', 'archive', 'unArchive', 'remove', 'restore', 'draft', 'publish', 'share', 'unshare'] as const),
);
const action: fc.Arbitrary<Action> = fc.oneof(
  weigh(5, fc.record({ does: fc.constant('give' as const), whom: place, level })),
  weigh(2, fc.record({ does: fc.constant('close' as const), visibility })),
  weigh(6, fc.record({ does: plainAction })),
);
const actor = fc.oneof(weigh(2, fc.constant('owner' as const)), weigh(1, place));

/** Any command; most are actions. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  weigh(8, fc.record({ what: fc.constant('action' as const), actor, wheel: place, action })),
  weigh(3, fc.record({ what: fc.constantFrom('group' as const, 'region' as const), group: place, member: place })),
  weigh(1, fc.record({ what: fc.constant('move' as const), person: place, to: place })),
  weigh(1, fc.record({ what: fc.constant('activate' as const), person: place })),
  weigh(1, fc.record({ what: fc.constant('pay' as const), organization: place })),
);

/** Runs a command in the product and in the model. Returns the actual outcome and the expected one. */
export async function happen(
  world: World,
  municipality: Municipality,
  command: Command,
): Promise<{ came: string; expected: string }> {
  if (command.what !== 'action') {
    await changeTown(world, municipality, command);
    return { came: 'ok', expected: 'ok' };
  }
  const wheel = at(municipality.wheels, command.wheel);
  const owner = municipality.people.find(({ id }) => id === wheel.owner)!;
  const by = command.actor === 'owner' ? owner : at(municipality.people, command.actor);
  return tryAction(world, municipality, by, wheel, command.action);
}
