import type { userStatus } from './account.ts';

/** A person's standing, as the database names it. */
export type Standing = keyof typeof userStatus;

/** Whether somebody of that standing may sign in; whether the welcome wizard still waits for them makes no difference. */
export const isActiveStanding = (standing: Standing): boolean => standing === 'ACTIVATED' || standing === 'NEED_INFO';
