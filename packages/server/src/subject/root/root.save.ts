import type { LockedSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/area/action.ts';
import type { RootEventData } from '../../core/events/event-data.ts';
import { grantedBy } from '../access/record-access.ts';
import { refuseArchived } from '../archive/archived.ts';
import type { RootDefinition } from '../definition.ts';
import { reviseShown } from '../revise.ts';
import { refuseStale } from '../touch.ts';

/** What every update of a thing has besides the fields of its kind. */
type Update = { version: number; access?: object | undefined; status?: string | undefined };

/**
 * Saves a change of a thing that the caller may edit: checks the rules, writes it and announces it.
 * Throws `conflict` if somebody has saved since, and the kind's code if the thing is archived.
 * @param write writes what the input has; returns what the event of its kind carries besides
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
  found: LockedSubject,
  { version, access, status }: Update,
  write: () => Promise<void> | Promise<Omit<RootEventData['updated'], 'granted'>>,
): Promise<Row> {
  const { caller, tx, emit } = act;
  refuseArchived(found, history.archived);
  refuseStale(found, version);

  const { result, before, after } = await reviseShown(act, history.body, found, async () => (await write()) ?? {});

  const endsRights = access !== undefined || status !== undefined;
  const data = { granted: grantedBy(before, after), ...result };
  await emit({ name: `${event}.updated`, subjectId: found.id, endsRights, data });
  return read(tx, caller, found.id);
}
