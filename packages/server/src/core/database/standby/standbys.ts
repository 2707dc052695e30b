import type { FastifyBaseLogger } from 'fastify';
import { type Database, forRequests, openDatabase, type Patience } from '../pool.ts';
import { noteWritten, writtenUpTo } from './positions.queries.ts';
import { Standby } from './standby.ts';
import { mostBehind, type StandbyState, Watch } from './watch.ts';

/** Connections of one process: to each standby for what is read, and to the primary to ask where it is and who has written. */
const connections = { standby: 6, primary: 2 } as const;

/** A look takes no longer than what it finds is worth. */
const forLooks: Patience = {
  connection: mostBehind,
  lock: mostBehind,
  statement: mostBehind,
  idleInTransaction: mostBehind,
};
const forReads: Patience = { ...forRequests, connection: mostBehind };

/** Streaming standbys of the database, from which what people only read can be read. */
export type Standbys = Readonly<{
  /**
   * Returns the standby that a person reads from now; null if they read from the primary: no standby answers and is near enough, or none has what they
   * have written. A person reads from the same one as long as it can be read.
   */
  choose: (person: number) => Promise<Standby | null>;
  /** Notes, before that is acknowledged, that a person has written something: what they read next has it, in whichever process. */
  noteWritten: (person: number) => Promise<void>;
  /** Lets nobody read what is older than this moment, in this process. */
  forgetBefore: () => void;
  /** Resolves when every standby has what the primary has now, or nobody reads any longer from one that has not. */
  haveReplayed: () => Promise<void>;
  states: () => StandbyState[];
  close: () => Promise<void>;
}>;

/** Opens the standbys and watches them until they are closed. One that is away is no fault: it is read when it is there. */
export function openStandbys(primaryUrl: string, urls: readonly string[], log: FastifyBaseLogger): Standbys {
  const { database: primary } = openDatabase(primaryUrl, connections.primary, forLooks);
  const standbys = urls.map((url) => {
    const watched = openDatabase(url, 1, forLooks);
    const standby = new Standby(
      nameOf(url),
      openDatabase(url, connections.standby, forReads).database,
      watched.database,
    );
    watched.pool.on('error', () => standby.lose());
    return standby;
  });
  const watch = new Watch(primary, standbys, log);
  const watching = watch.stay();
  return {
    choose: async (person) => {
      if (!standbys.some((standby) => watch.mayBeRead(standby))) return null;
      const position = await positionFor(primary, person).catch(() => null);
      if (position === null) return null;
      const inTurn = standbys.map((_, at) => standbys[(person + at) % standbys.length]!);
      return inTurn.find((standby) => watch.mayBeRead(standby) && standby.position >= position) ?? null;
    },
    // What is written is written: if it cannot be noted, all of this process read from the primary until the standbys have it.
    noteWritten: (person) => noteWritten(primary, person).catch(() => watch.forgetBefore()),
    forgetBefore: () => watch.forgetBefore(),
    haveReplayed: () => watch.haveReplayed(),
    states: () => standbys.map((standby) => watch.stateOf(standby)),
    close: async () => {
      watch.end();
      await Promise.all([primary.destroy(), ...standbys.map((standby) => standby.close()), watching]);
    },
  };
}

/** Returns how far a standby must be for a person; null, and from now on it is known, if that is not known: they may be new. */
async function positionFor(primary: Database, person: number): Promise<number | null> {
  const position = await writtenUpTo(primary, person);
  if (position === null) await noteWritten(primary, person);
  return position;
}

/** What a standby is called in the log and the metrics: its host, and never who signs in to it. */
function nameOf(url: string): string {
  const { host, searchParams } = new URL(url);
  return host || (searchParams.get('host') ?? 'socket');
}
