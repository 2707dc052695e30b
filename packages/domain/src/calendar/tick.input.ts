import type { z } from 'zod';
import { refuseField } from '../input/refuse-field.ts';

type Ticked = { id: number; version?: number | undefined; isDone?: boolean | undefined };

/**
 * The fields that a tick sends: ticking saves the activity as PUBLISHED (product/activities#ticks). A tick that waited for a network also names the
 * version that was seen (product/shell#offline).
 */
const tickFields = new Set(['id', 'version', 'isDone', 'status']);

/** Whether an update is only a tick, which needs no version but may name one (product/wire#refusals). */
export function isTickAlone(update: Ticked & { status?: string | undefined }): boolean {
  const given = Object.entries(update).filter(([, value]) => value !== undefined);
  const isPublishing = update.status === undefined || update.status === 'PUBLISHED';
  return update.isDone !== undefined && isPublishing && given.every(([field]) => tickFields.has(field));
}

/** Refuses an update without the version that the person saw, unless it is only a tick: `input.required` on `version`. */
export function checkVersion(update: Ticked & { status?: string | undefined }, context: z.RefinementCtx): void {
  if (update.version === undefined && !isTickAlone(update)) refuseField(context, ['version'], 'input.required');
}
