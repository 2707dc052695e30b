import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { refuseField } from '../input/refuse-field.ts';
import { choice, id, listOf, maybe, orElse } from '../input.ts';
import { subjectKinds } from '../subject/subject.ts';
import { relationLimit } from './relation.ts';

/** Other things, at least one; a repeated one counts once. */
const others = listOf(id, relationLimit).superRefine((ids, context) => {
  if (ids.length === 0) refuseField(context, [], 'input.required');
});

/** Relates the thing `meta` to others. */
export const addToRelatedInput = z
  .strictObject({ meta: id, metasToAdd: others })
  .superRefine(({ meta, metasToAdd }, context) => {
    if (metasToAdd.includes(meta)) refuseField(context, ['metasToAdd'], 'relation.itself');
  });

/** Removes the relations between the thing `meta` and others. */
export const removeFromRelatedInput = z.strictObject({ meta: id, metasToDelete: others });

/** A page of the things that `meta` is related to, of one kind or of all. */
export const relatedInput = z.strictObject({
  meta: id,
  kind: maybe(choice(subjectKinds)),
  sort: orElse(choice(['TITLE', 'LAST_UPDATED']), 'TITLE'),
  ...askedPage(20),
});
