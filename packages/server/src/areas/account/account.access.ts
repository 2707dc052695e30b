import type { Caller } from '../../core/base/caller.ts';

/** Whether a caller may read what a person keeps for themselves: e-mail, phone, calendar code, settings, roles and permissions (decision 17). */
export const mayReadPrivate = (caller: Caller, personId: number): boolean => caller.id === personId || caller.isAdmin;
