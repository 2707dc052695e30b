import { shareLinkOutlivesDays } from '@samspel/domain/calendar/share-link';
import { sql } from 'kysely';
import type { Condition } from '../../../core/access/rules.ts';

/**
 * Whether everybody may read the year wheel `s` by its link: it is neither removed, private, archived nor a draft. A trigger releases the link when
 * that changes; this checks it again at each reading. A link whose owner was deactivated 30 days ago rests until somebody takes over
 * (product/sharing#links-for-everyone).
 */
export const isForEverybody: Condition = sql<boolean>`(s.removed_with is null and not s.is_private and s.status = 'PUBLISHED' and not exists (
  select from access_entry entry join person owner on owner.id = entry.person_id
  where entry.root_id = s.id and entry.level = 'OWNER' and owner.deactivated_at < now() - make_interval(days => ${shareLinkOutlivesDays})))`;
