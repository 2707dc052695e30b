import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { shareAction } from './share.actions.ts';
import { shareWriter } from './share.writer.ts';

/** Sharing things of the kinds that allow it with people by mail. */
export const share = (kinds: Kinds): Area => ({
  name: 'share',
  sdl: sdlOf(import.meta.url, 'share'),
  actions: actionsOf({ share: shareAction(kinds) }),
  resolvers: {},
  mailWriters: [shareWriter(kinds)],
});
