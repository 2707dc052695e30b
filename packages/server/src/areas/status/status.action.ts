import { readInput } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { setStatusInput } from '@samspel/domain/subject/status.input';
import type { Status } from '@samspel/domain/subject/subject';
import { findSubject, type LockedSubject } from '../../core/access/find-subject.ts';
import type { Action } from '../../core/area/action.ts';
import { isRoot, type SubjectDefinition } from '../../subject/definition.ts';
import type { Kinds } from '../../subject/kinds.ts';

/** The mutation of the button that gives a kind of thing a status; undefined if there is no such button. */
function buttonOf(definition: SubjectDefinition, status: Status): string | undefined {
  const { type, removedBy } = definition;
  if (!isRoot(definition)) return status === 'OBSOLETE' ? removedBy : undefined;
  const names: Partial<Record<Status, string>> = {
    OBSOLETE: `remove${type}`,
    ARCHIVED: `archive${type}`,
    PUBLISHED: `unArchive${type}`,
  };
  return names[status];
}

/** Forms publish things; here PUBLISHED only takes them out of the archive. */
const isOffered = ({ status: from }: LockedSubject, to: Status): boolean => to !== 'PUBLISHED' || from === 'ARCHIVED';

/**
 * Makes the action that gives a thing a status by calling the kind's own action, in its transaction and by its rules.
 * @param mutations the actions of all areas. Throws if the action of a button is missing.
 */
export function setStatusAction(kinds: Kinds, mutations: Readonly<Record<string, Action>>): Action {
  for (const definition of kinds.all)
    for (const status of ['OBSOLETE', 'ARCHIVED', 'PUBLISHED'] as const) {
      const name = buttonOf(definition, status);
      if (name && !mutations[name]) throw new Error(`There is no mutation ${name}, which setStatus calls`);
    }
  const setStatus: Action = Object.assign(
    async (...[services, caller, raw, root = 'input']: Parameters<Action>) => {
      const { id, status } = readInput(setStatusInput, raw, root);
      const found = await findSubject(services.db, caller, id, 'list', { field: 'input.id' });

      const name = buttonOf(kinds.of(found.kind), status);
      if (!name || !isOffered(found, status)) throw new Refusal('status.notOffered', 'input.status');

      await mutations[name]!(services, caller, { id }, '').catch(namingInput);
      return id;
    },
    { isAction: true as const },
  );
  return setStatus;
}

/** Rethrows a refusal of another action as one of this action, whose id is in an input. */
function namingInput(error: unknown): never {
  if (error instanceof Refusal && error.field === 'id') throw new Refusal(error.code, 'input.id', error.values);
  throw error;
}
