import type { Caller } from '../../core/base/caller.ts';

/** Whether a caller may read what a person keeps for themselves: e-mail, phone, settings, roles and permissions (product/access#own-data). Their calendar code admins may not. */
export const mayReadPrivate = (caller: Caller, personId: number): boolean => caller.id === personId || caller.isAdmin;
