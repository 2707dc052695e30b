import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { trashLimit } from '@samspel/domain/subject/trash';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import { refuseArchived } from '../archive/archived.ts';
import type { Removable } from '../definition.ts';
import { permittedAction } from '../permitted.ts';
import { revise } from '../revise.ts';
import { removeSubject } from './remove.ts';
import { restoreSubject } from './restore.ts';
import { readRemoved } from './trash.queries.ts';

const input = z.strictObject({ id });

/** The action that moves a thing of a kind, and all that hangs on it, to the trash of its owner and of admins (product/access#archive-and-trash); returns its id. */
export const removeAction = <Row>({ kind, permission, event, history }: Removable<Row>) =>
  permittedAction(permission)(input, async ({ id }, act) => {
    const { caller, tx, emit } = act;
    const found = await findSubject(tx, caller, id, 'edit', { kind, field: 'id' });

    refuseArchived(found, history.archived);

    await revise(act, history.body, found, () => removeSubject(tx, id));

    await emit({ name: `${event}.removed`, subjectId: id, endsRights: true });
    return id;
  });

/** The action that restores a thing of a kind from the trash, within 30 days (product/access#archive-and-trash). */
export const restoreAction = <Row>({ kind, permission, event, history, read, restored }: Removable<Row>) =>
  permittedAction(permission)(input, async ({ id }, act) => {
    const { caller, tx, emit, services } = act;
    const found = await findSubject(tx, caller, id, 'restore', { kind, field: 'id' });

    refuseArchived(found, history.archived);
    const { status, isInTime } = await readRemoved(tx, id, trashLimit(services.now()));
    if (!isInTime) throw new Refusal('notFound', 'id');

    await revise(act, history.body, found, () => restoreSubject(tx, id, status));
    await restored?.(act, id);

    await emit({ name: `${event}.restored`, subjectId: id });
    return read(tx, caller, id);
  });
