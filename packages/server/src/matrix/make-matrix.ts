import { patience } from '../areas/calendar/export/paper-files.ts';
import type { TestPerson } from '../core/testing/people.ts';
import { makeWorld, type World } from '../core/testing/world.ts';
import { absentThings } from './absent.ts';
import { type Asker, type Heard, makeAsker } from './ask.ts';
import type { Operation } from './calls.ts';
import { type Need, type Outcome, type State, states } from './expected.ts';
import { faultsOfHiding, faultsOfLogging, faultsOfWriting } from './faults.ts';
import { type Journal, keepJournal } from './journal.ts';
import { type Cast, makeCast, type Role } from './roles.ts';
import { makeThings, type Things } from './things.ts';

/** A real server, a person for every role, and the things in each state. */
export interface Matrix {
  world: World;
  cast: Cast;
  asker: Asker;
  journal: Journal;
  /** Returns the things in a state, as they were made. Counts of earlier calls do not matter here: limits have tests of their own. */
  thingsIn: (state: State) => Promise<Things>;
  /** Returns what a role hears about a thing that never existed. */
  heardOfNone: (operation: Operation, things: Things, role: Role) => Promise<Heard>;
  /** Makes a call as a role and restores what it changed. Returns the outcome, and what else was wrong. */
  tryOut: (
    operation: Operation & { need: Need },
    state: State,
    things: Things,
    role: Role,
  ) => Promise<{ outcome: Outcome; faults: string[] }>;
  close: () => Promise<void>;
}

/** Makes the matrix. Its things are made once, and restored after each change. */
export async function makeMatrix(): Promise<Matrix> {
  // A file is drawn at once however busy the machine is: what is left to a job writes, as no read should here.
  patience.milliseconds = 60_000;
  const world = await makeWorld();
  const cast = await makeCast(world.db);
  const { deactivated: _gone, ...active } = cast.people;
  const asker = await makeAsker(world, Object.values(active));
  const made = new Map<State, Things>();
  for (const state of states) made.set(state, await makeThings(world.db, cast, state));
  const journal = await keepJournal(world.db);
  const absent = new Map<string, Promise<Heard>>();

  const personOf = (role: Role): TestPerson | null => (role === 'anonymous' ? null : cast.people[role]);
  const heardOfNone: Matrix['heardOfNone'] = (operation, things, role) => {
    const key = `${operation.name} ${operation.of} ${role}`;
    const heard = absent.get(key) ?? asker.ask(operation, absentThings(things), personOf(role));
    absent.set(key, heard);
    return heard;
  };
  return {
    world,
    cast,
    asker,
    journal,
    heardOfNone,
    thingsIn: async (state) => {
      await journal.putBack();
      await world.db.deleteFrom('rate_limit').execute();
      return made.get(state)!;
    },
    tryOut: async (operation, state, things, role) => {
      const person = personOf(role);
      const heard = await asker.ask(operation, things, person);
      const written = await journal.take();
      const none = heard.outcome === 'notFound' ? await heardOfNone(operation, things, role) : null;
      const faults = [
        ...faultsOfWriting(operation, role, heard, written),
        ...faultsOfLogging(operation, state, { role, person }, heard, written),
        ...(none ? faultsOfHiding(role, heard, none) : []),
      ];
      if (written.length > 0) await journal.putBack();
      return { outcome: heard.outcome, faults };
    },
    close: async () => {
      await asker.close();
      await world.close();
    },
  };
}
