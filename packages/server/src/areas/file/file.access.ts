import { type Condition, hasOwnRight, maySee, myAccess, row } from '../../core/access/rules.ts';
import type { Caller } from '../../core/base/caller.ts';
import { unplanned } from '../../core/database/prepared.ts';

/** A file, the subject `s`; its access is read at the root `r` of the thing it is on. */
const file = row('s', 'r', undefined, ['USERFILE']);

const who = ({ id }: Caller) => unplanned(id, 'bigint');

/** Whether the caller may read the file `s`. */
export const maySeeFile = (caller: Caller): Condition => maySee(file, who(caller));

/** The caller's access to the file `s`; WRITE if they may change the thing it is on. */
export const myAccessToFile = (caller: Caller) => myAccess(file, who(caller));

/** Whether the caller has a right to the file `s` beyond being an admin. */
export const ownsRightToFile = (caller: Caller): Condition => hasOwnRight(file, who(caller));
