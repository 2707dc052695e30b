import type { userStatus } from './account.ts';

/** The status of a person's account, as the database names it. */
export type Standing = keyof typeof userStatus;

/** Whether a person with that status may sign in. They may, too, before they have finished the welcome wizard. */
export const isActiveStanding = (standing: Standing): boolean => standing === 'ACTIVATED' || standing === 'NEED_INFO';
