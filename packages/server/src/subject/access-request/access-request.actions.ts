import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { answerRequestInput, requestsInADay } from '@samspel/domain/subject/access-request';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import { action } from '../../core/area/action.ts';
import { countToday, perDay } from '../../core/rate-limit/quota.ts';
import { refuseArchivedRoot } from '../archive/archived.ts';
import type { Kinds } from '../kinds.ts';
import { saveRoot } from '../root/root.save.ts';
import { rootKinds } from '../root/root-kinds.ts';
import { readMyRequest } from './access-request.queries.ts';
import { giveAccess, refuseRequest, takeRequest, writeRequest } from './access-request.write.ts';

const asking = perDay('access asked for', requestsInADay);

/** The action that asks to read a thing of which the caller may see only the card (product/access#requests). */
export const requestAccessAction = (kinds: Kinds) =>
  action(z.strictObject({ id }), async (input, act) => {
    const { tx, caller, services, emit } = act;
    const found = await findSubject(tx, caller, input.id, 'list', {
      kind: rootKinds(kinds),
      field: 'id',
      lockShared: true,
    });

    if (await writeRequest(tx, caller, found.id, services.now())) {
      await countToday(act, asking);
      await emit({ name: `${kinds.rootOf(found.kind).event}.accessAsked`, subjectId: found.id });
    }
    return readMyRequest(tx, caller, found.id, services.now());
  });

/** The action by which somebody who may share a thing gives READ or WRITE to a person who asks for access, or refuses. */
export const answerAccessRequestAction = (kinds: Kinds) =>
  action(answerRequestInput, async ({ id, person, given }, act) => {
    const { tx, caller, services, emit } = act;
    const found = await findSubject(tx, caller, id, 'edit', { kind: rootKinds(kinds), field: 'input.id' });
    refuseArchivedRoot(found);

    const waited = given ? await takeRequest(tx, id, person) : await refuseRequest(tx, id, person, services.now());
    if (!waited) throw new Refusal('notFound', 'input.person');

    const root = kinds.rootOf(found.kind);
    if (!given) await emit({ name: `${root.event}.accessRefused`, subjectId: id, data: { person } });
    else if (found.isPrivate || given === 'WRITE') {
      const { version } = found;
      await saveRoot(act, root, found, { version, access: {} }, () => giveAccess(tx, id, person, given));
    }
    return true;
  });
