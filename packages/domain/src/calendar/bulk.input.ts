import { z } from 'zod';
import { refuseField } from '../input/refuse-field.ts';
import { choice, day, id, listOf, maybe, wholeNumber } from '../input.ts';
import { tagTitle } from '../subject/tag.input.ts';
import { removalScopes } from './event-instance.input.ts';

/** The most activities that are changed at once. */
const activitiesAtOnce = 2_000;
/** The most days that activities are moved at once: ten years, either way. */
const mostDaysMoved = 3_660;

/** The end of an activity that is moved; without one, the whole activity moves. */
const movedEdges = ['START', 'END'] as const;

const ids = listOf(id, activitiesAtOnce);
const what = ['isDone', 'moveDays', 'responsible', 'addTag', 'toCalendar', 'remove'] as const;

/**
 * What is done with several activities at once (product/activities#several-at-once): exactly one of the changes. `responsible` null makes nobody
 * responsible. `scope` REST moves the rest of each one's series too; `moveEdge` moves only the first day or only the deadline; `movesFrom`, allowed
 * with a single activity, is the day that the person saw before moving it (the first day for START, otherwise the deadline). Refused: no activity or
 * no change, `input.required`; more than one change, `badRequest`.
 */
export const changeActivitiesInput = z
  .strictObject({
    ids,
    isDone: maybe(z.boolean()),
    moveDays: maybe(wholeNumber(-mostDaysMoved, mostDaysMoved)),
    moveEdge: maybe(choice(movedEdges)),
    movesFrom: maybe(day),
    responsible: id.nullish(),
    addTag: maybe(tagTitle),
    toCalendar: maybe(id),
    remove: maybe(z.literal(true)),
    scope: maybe(choice(removalScopes)),
  })
  .superRefine((input, context) => {
    if (input.ids.length === 0) refuseField(context, ['ids'], 'input.required');
    const [first, second] = what.filter((field) => input[field] !== undefined);
    if (!first) refuseField(context, ['isDone'], 'input.required');
    if (second) refuseField(context, [second], 'badRequest');
    if (input.movesFrom && input.ids.length > 1) refuseField(context, ['movesFrom'], 'badRequest');
    if (input.moveDays !== undefined) return;
    if (input.scope === 'REST') refuseField(context, ['scope'], 'badRequest');
    if (input.moveEdge) refuseField(context, ['moveEdge'], 'badRequest');
    if (input.movesFrom) refuseField(context, ['movesFrom'], 'badRequest');
  });
export type ChangeActivitiesInput = z.output<typeof changeActivitiesInput>;

/** What a change of several activities returned, to take it back: ids of changes, and of what was removed. */
export const undoActivitiesInput = z
  .strictObject({ changes: ids, removed: ids })
  .superRefine(({ changes, removed }, context) => {
    if (changes.length + removed.length === 0) refuseField(context, ['changes'], 'input.required');
  });
export type UndoActivitiesInput = z.output<typeof undoActivitiesInput>;
