import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { adminFields } from './admin.resolvers.ts';
import { handOverAction } from './hand-over.actions.ts';
import { retryMail, runJobAction } from './operation.actions.ts';
import { updateOrganization } from './organizations.actions.ts';
import { deactivatePersonAction, reactivatePerson, setRole } from './people.actions.ts';

/** What admins do: people, organizations, the log, jobs and mail. @param others all other areas, for their jobs and what they hand over */
export const admin = (kinds: Kinds, others: readonly Area[]): Area => {
  const jobs = others.flatMap(({ jobs = [] }) => jobs);
  const takeOvers = others.flatMap(({ handOver }) => handOver ?? []);
  return {
    name: 'admin',
    sdl: ['people', 'organizations', 'operation'].map((part) => sdlOf(import.meta.url, part)).join('\n'),
    actions: actionsOf({
      setRole,
      deactivatePerson: deactivatePersonAction(kinds, takeOvers),
      reactivatePerson,
      handOver: handOverAction(kinds, takeOvers),
      updateOrganization,
      runJob: runJobAction(jobs),
      retryMail,
    }),
    resolvers: adminFields(kinds, jobs),
  };
};
