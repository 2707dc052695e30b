import { type Condition, hasOwnRight, maySee, myAccess, row } from '../../core/access/rules.ts';
import type { Caller } from '../../core/base/caller.ts';
import { unplanned } from '../../core/database/prepared.ts';

/** A file, the subject `s`: its access is read at the root of what it hangs on, the subject `r`. */
const file = row('s', 'r', undefined, ['USERFILE']);

const who = ({ id }: Caller) => unplanned(id, 'bigint');

/** May read the file `s`. */
export const maySeeFile = (caller: Caller): Condition => maySee(file, who(caller));

/** READ or WRITE, as whoever may change what the file `s` hangs on. */
export const myAccessToFile = (caller: Caller) => myAccess(file, who(caller));

/** Whether the right to the file `s` is more than being an admin. */
export const ownsRightToFile = (caller: Caller): Condition => hasOwnRight(file, who(caller));
