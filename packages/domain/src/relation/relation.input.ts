import { z } from 'zod';
import { refuseField } from '../input/refuse-field.ts';
import { choice, id, listOf, maybe, orElse, whole } from '../input.ts';
import { subjectKinds } from '../subject/subject.ts';
import { relationLimit } from './relation.ts';

/** Other things, at least one; one that is named twice counts once. */
const others = listOf(id, relationLimit).superRefine((ids, context) => {
  if (ids.length === 0) refuseField(context, [], 'input.required');
});

/** Relates the thing `meta` to others. */
export const addToRelatedInput = z
  .strictObject({ meta: id, metasToAdd: others })
  .superRefine(({ meta, metasToAdd }, context) => {
    if (metasToAdd.includes(meta)) refuseField(context, ['metasToAdd'], 'relation.itself');
  });

/** Takes the relations between the thing `meta` and others away. */
export const removeFromRelatedInput = z.strictObject({ meta: id, metasToDelete: others });

/** A page of what the thing `meta` is related to, of one kind or of all. */
export const relatedInput = z
  .strictObject({
    meta: id,
    kind: maybe(choice(subjectKinds)),
    sort: orElse(choice(['TITLE', 'LAST_UPDATED']), 'TITLE'),
    limit: maybe(whole(1, 100)),
    offset: maybe(whole(0, 2_147_483_647)),
  })
  .transform(({ limit = 20, offset = 0, ...input }) => ({ ...input, limit, offset }));
