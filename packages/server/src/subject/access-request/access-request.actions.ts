import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { answerRequestInput, requestsInADay } from '@samspel/domain/subject/access-request';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import { action } from '../../core/area/action.ts';
import { type RateLimit, takeTurn } from '../../core/rate-limit/rate-limit.ts';
import { refuseArchivedRoot } from '../archive/archived.ts';
import type { Kinds } from '../kinds.ts';
import { saveRoot } from '../root/root.save.ts';
import { rootKinds } from '../root/root-kinds.ts';
import { readMyRequest } from './access-request.queries.ts';
import { giveRead, refuseRequest, takeRequest, writeRequest } from './access-request.write.ts';

const asking: RateLimit = { name: 'access asked for', most: requestsInADay, minutes: 24 * 60 };

/** The action that asks to read a thing of which the caller may see the card alone (product/access#requests). */
export const requestAccessAction = (kinds: Kinds) =>
  action(z.strictObject({ id }), async (input, { tx, caller, services, tell }) => {
    const found = await findSubject(tx, caller, input.id, 'list', {
      kind: rootKinds(kinds),
      field: 'id',
      isKept: true,
    });

    if (await writeRequest(tx, caller, found.id, services.now())) {
      const { isGranted } = await takeTurn(tx, services, [asking], String(caller.id));
      if (!isGranted) throw new Refusal('tooMuchToday');
      await tell({ name: `${kinds.rootOf(found.kind).event}.accessAsked`, subjectId: found.id });
    }
    return readMyRequest(tx, caller, found.id, services.now());
  });

/** The action by which somebody who may share a thing gives READ to who asks for it, or refuses. */
export const answerAccessRequestAction = (kinds: Kinds) =>
  action(answerRequestInput, async ({ id, person, isGiven }, act) => {
    const { tx, caller, services } = act;
    const found = await findSubject(tx, caller, id, 'edit', { kind: rootKinds(kinds), field: 'input.id' });
    refuseArchivedRoot(found);

    const waited = isGiven ? await takeRequest(tx, id, person) : await refuseRequest(tx, id, person, services.now());
    if (!waited) throw new Refusal('notFound', 'input.person');

    if (isGiven && found.isPrivate) {
      const { version } = found;
      await saveRoot(act, kinds.rootOf(found.kind), found, { version, access: {} }, () => giveRead(tx, id, person));
    }
    return true;
  });
