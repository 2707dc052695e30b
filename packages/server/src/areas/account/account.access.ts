import type { Caller } from '../../core/base/caller.ts';

/**
 * Whether a caller may read a person's private data: e-mail, phone, settings, roles and permissions (product/access#own-data). Admins may, but not
 * the calendar code.
 */
export const mayReadPrivate = (caller: Caller, personId: number): boolean => caller.id === personId || caller.isAdmin;
