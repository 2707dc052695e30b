import type { LockedSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/area/action.ts';
import type { Kinds } from '../kinds.ts';
import { revise } from '../revise.ts';
import { touchSubject } from '../touch.ts';
import { readOwner, writeOwner } from './owner.write.ts';

/** Makes a person the owner of a thing that the caller may give away. The change is in its history, and both owners are notified. */
export async function giveTo(act: Act, kinds: Kinds, found: LockedSubject, person: number): Promise<void> {
  const { event, history } = kinds.rootOf(found.kind);
  const from = await readOwner(act.tx, found.id);
  await revise(act, history.body, found, async () => {
    await writeOwner(act.tx, found.id, person);
    await touchSubject(act.tx, found.id);
  });
  await act.emit({ name: `${event}.ownerChanged`, subjectId: found.id, data: { from, to: person } });
}
