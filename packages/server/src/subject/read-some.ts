import type { Db } from '../core/database/pool.ts';

/** How a kind reads something of several things of it at once, by their ids. */
export type ReadSome<Value> = (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>;
