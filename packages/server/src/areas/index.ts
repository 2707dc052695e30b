import type { Area } from '../core/area.ts';

/** Every area of the server. */
export const areas: readonly Area[] = [];
