import type { Db } from '../core/database/pool.ts';

/** How a kind reads something about several of its things at once, by their ids. */
export type BatchReader<Value> = (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>;
