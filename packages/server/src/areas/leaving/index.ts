import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import type { Kinds } from '../../subject/kinds.ts';
import * as actions from './leaving.actions.ts';
import { leavingJob } from './leaving.job.ts';
import { resolvers } from './leaving.resolvers.ts';

/** Deleting one's own account. @param others all other areas, for what they hand over */
export const leaving = (kinds: Kinds, others: readonly Area[]): Area => ({
  name: 'leaving',
  sdl: sdlOf(import.meta.url, 'leaving'),
  actions: actionsOf(actions),
  resolvers,
  jobs: [leavingJob({ kinds, takeOvers: others.flatMap(({ handOver }) => handOver ?? []) })],
});
