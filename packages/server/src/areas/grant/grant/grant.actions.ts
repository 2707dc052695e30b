import { createActionValueInput, updateActionValueInput } from '@samspel/domain/grant/grant.input';
import { osloToday } from '@samspel/domain/time/oslo';
import { z } from 'zod';
import { findSubject } from '../../../core/access/find-subject.ts';
import { action } from '../../../core/area/action.ts';
import { record } from '../../../core/audit/record.ts';
import { requireAdmin } from '../../../core/base/caller.ts';
import { permittedAction } from '../../../subject/permitted.ts';
import { removeAction, restoreAction } from '../../../subject/trash/trash.actions.ts';
import { keepFirstRevision } from './grant.body.ts';
import { readChangedGrant } from './grant.queries.ts';
import { saveGrant } from './grant.save.ts';
import { grantSubject } from './grant.subject.ts';
import { insertGrant } from './grant.write.ts';
import { addReferenceGrants } from './reference.write.ts';

/** Makes a grant. */
export const createActionValue = action(createActionValueInput, async (input, { caller, tx, emit, services }) => {
  requireAdmin(caller);

  const id = await insertGrant(tx, caller, input, osloToday(services.now()));
  await keepFirstRevision(tx, id, caller.id);
  await record(tx, { action: 'grant', by: caller.id, subject: id });

  await emit({ name: 'actionValue.created', subjectId: id });
  return readChangedGrant(tx, caller, id);
});

/** Adds the schemes that come with Samspel and are missing; returns how many it added. */
export const importActionValues = action(z.strictObject({}), async (_input, { caller, tx, emit, services }) => {
  requireAdmin(caller);

  const made = await addReferenceGrants(tx, caller, osloToday(services.now()), { withExamples: false });

  await record(tx, ...made.map((subject) => ({ action: 'grant' as const, by: caller.id, subject })));
  const [first, ...others] = made;
  if (first) await emit({ name: 'actionValue.created', subjectId: first, alsoTo: others });
  return made.length;
});

/** Saves changes to a grant. */
export const updateActionValue = permittedAction('ACTION_VALUE')(updateActionValueInput, async (input, act) => {
  const found = await findSubject(act.tx, act.caller, input.id, 'edit', { kind: 'ACTION_VALUE', field: 'input.id' });
  return saveGrant(act, found, input);
});

export const removeActionValue = removeAction(grantSubject);
export const restoreActionValue = restoreAction(grantSubject);
