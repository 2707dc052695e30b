import { z } from 'zod';
import { choice, orElse, plainLine } from '../input.ts';
import { sorts } from '../subject/list.input.ts';
import { grantFilter } from './grant.input.ts';

const savedFilter = z.strictObject({ ...grantFilter, sort: orElse(choice(sorts), 'DEADLINE') });
/** What a saved search narrows the list of grants to, and how it sorts it. */
export type SavedFilter = z.output<typeof savedFilter>;

/** A saved search, by a name of one's own. */
export const createSavedSearchInput = z.strictObject({ name: plainLine(100), filter: savedFilter });
export const removeSavedSearchInput = z.strictObject({ name: plainLine(100) });
