import type { FoundSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/area/action.ts';
import { refuseArchived } from '../archive/archived.ts';
import type { RootDefinition } from '../definition.ts';
import { revise } from '../revise.ts';
import { refuseStale } from '../touch.ts';

/** What every update of a thing has besides the fields of its kind. */
type Update = { version: number; access?: object | undefined; status?: string | undefined };

/**
 * Saves a change of a thing that the caller may edit: checks the rules, writes it and announces it.
 * Throws `conflict` if somebody has saved since, and the kind's code if the thing is archived.
 * @param write writes what the input has
 */
export async function saveRoot<Row>(
  act: Act,
  {
    event,
    history,
    read,
  }: Pick<RootDefinition<Row>, 'event' | 'read'> & {
    history: Pick<RootDefinition<Row>['history'], 'archived' | 'body'>;
  },
  found: FoundSubject,
  { version, access, status }: Update,
  write: () => Promise<void>,
): Promise<Row> {
  const { caller, tx, tell } = act;
  refuseArchived(found, history.archived);
  refuseStale(found, version);

  await revise(act, history.body, found, write);

  const endsRights = access !== undefined || status !== undefined;
  await tell({ name: `${event}.updated`, subjectId: found.id, endsRights });
  return read(tx, caller, found.id);
}
