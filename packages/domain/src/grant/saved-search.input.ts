import { z } from 'zod';
import { choice, orElse, plainLine } from '../input.ts';
import { sorts } from '../subject/list.ts';
import { grantFilter } from './grant.input.ts';

const savedFilter = z.strictObject({ ...grantFilter, sort: orElse(choice(sorts), 'DEADLINE') });
/** How a saved search narrows and sorts the list of grants. */
export type SavedFilter = z.output<typeof savedFilter>;

/** A saved search, under the person's own name for it. */
export const createSavedSearchInput = z.strictObject({ name: plainLine(100), filter: savedFilter });
export const removeSavedSearchInput = z.strictObject({ name: plainLine(100) });
