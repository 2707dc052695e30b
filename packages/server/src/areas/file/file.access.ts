import { type Condition, hasOwnRight, maySee, myAccess, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';

/** A file, the subject `s`: its access is read at the root of what it hangs on, the subject `r`. */
const file = row('s', 'r', undefined, ['USERFILE']);

/** May read the file `s`. */
export const maySeeFile = ({ id }: Caller): Condition => maySee(file, person(id));

/** READ or WRITE, as whoever may change what the file `s` hangs on. */
export const myAccessToFile = ({ id }: Caller) => myAccess(file, person(id));

/** Whether the right to the file `s` is more than being an admin. */
export const ownsRightToFile = ({ id }: Caller): Condition => hasOwnRight(file, person(id));
