import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { whyNotArchivable } from '@samspel/domain/subject/state';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import type { RootDefinition } from '../definition.ts';
import { permittedAction } from '../permitted.ts';
import { revise } from '../revise.ts';
import { touchSubject } from '../touch.ts';
import { refuseArchived } from './archived.ts';

const input = z.strictObject({ id });

/** The action that makes a thing of a kind read-only for everybody (product/access#archive-and-trash). Refuses a draft: readers would see it. */
export const archiveAction = <Row>({ kind, permission, event, draft, history, read }: RootDefinition<Row>) =>
  permittedAction(permission)(input, async ({ id }, act) => {
    const { caller, tx, emit } = act;
    const found = await findSubject(tx, caller, id, 'edit', { kind, field: 'id' });

    refuseArchived(found, history.archived);
    if (whyNotArchivable({ status: found.status, myAccess: 'WRITE' })) throw new Refusal(draft, 'id');

    await revise(act, history.body, found, () => touchSubject(tx, id, { status: 'ARCHIVED' }));

    await emit({ name: `${event}.archived`, subjectId: id });
    return read(tx, caller, id);
  });

/** The action that makes an archived thing of a kind editable again; a thing that is not archived stays as it is. */
export const unArchiveAction = <Row>({ kind, permission, event, history, read }: RootDefinition<Row>) =>
  permittedAction(permission)(input, async ({ id }, act) => {
    const { caller, tx, emit } = act;
    const found = await findSubject(tx, caller, id, 'edit', { kind, field: 'id' });

    if (found.status === 'ARCHIVED') {
      await revise(act, history.body, found, () => touchSubject(tx, id, { status: 'PUBLISHED' }));
      await emit({ name: `${event}.unarchived`, subjectId: id });
    }
    return read(tx, caller, id);
  });
