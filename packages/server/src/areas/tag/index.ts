import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import type { Kinds } from '../../subject/kinds.ts';
import * as renameActions from './rename.actions.ts';
import { addTags, followTag, removeTags, unfollowTag } from './tag.actions.ts';
import { tagFields } from './tag.resolvers.ts';

/** Tags: one vocabulary for things of all kinds (product/content#tags). */
export const tag = (kinds: Kinds): Area => ({
  name: 'tag',
  sdl: sdlOf(import.meta.url, 'tag'),
  actions: actionsOf({
    ...renameActions,
    followTag,
    unfollowTag,
    addTags,
    removeTags,
  }),
  resolvers: tagFields(kinds),
});
