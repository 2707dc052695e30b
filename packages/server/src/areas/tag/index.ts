import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import { joinResolvers } from '../../core/graphql/join-resolvers.ts';
import type { Kinds } from '../../subject/kinds.ts';
import * as renameActions from './rename.actions.ts';
import { addTags, followTag, removeTags, unfollowTag } from './tag.actions.ts';
import { tagFields } from './tag.resolvers.ts';
import { tagsFields, tagsSdl } from './tags-of-things.ts';

/** Tags: one vocabulary for things of all kinds (product/content#tags). */
export const tag = (kinds: Kinds): Area => ({
  name: 'tag',
  sdl: [sdlOf(import.meta.url, 'tag'), tagsSdl(kinds)].join('\n'),
  actions: actionsOf({
    ...renameActions,
    followTag,
    unfollowTag,
    addTags,
    removeTags,
  }),
  resolvers: joinResolvers(tagFields(kinds), tagsFields(kinds)),
});
