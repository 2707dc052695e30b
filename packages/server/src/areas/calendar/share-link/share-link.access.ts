import { sql } from 'kysely';
import type { Condition } from '../../../core/access/rules.ts';

/**
 * Whether everybody may read the year wheel `s` by its link: it is neither removed, private, archived nor a draft. A trigger releases the link when
 * that changes; this checks it again at each reading.
 */
export const isForEverybody: Condition = sql<boolean>`(s.removed_with is null and not s.is_private and s.status = 'PUBLISHED')`;
