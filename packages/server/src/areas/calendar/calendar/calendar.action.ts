import { readInput } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { whyNotEditable } from '@samspel/domain/subject/state';
import type { z } from 'zod';
import type { FoundSubject } from '../../../core/access/find-subject.ts';
import { type Act, action } from '../../../core/area/action.ts';
import { requirePermission } from '../../../core/base/caller.ts';
import type { Context, Resolver } from '../../../core/graphql/context.ts';

/** An action of this area: for those whose organization has the permission CALENDAR. */
export function calendarAction<Schema extends z.ZodType, Result>(
  schema: Schema,
  run: (input: z.output<Schema>, act: Act) => Promise<Result>,
) {
  return action(schema, (input, act) => {
    requirePermission(act.caller, 'CALENDAR');
    return run(input, act);
  });
}

/** A root field of this area: for those whose organization has the permission CALENDAR. Its arguments are read like any input. */
export function calendarQuery<Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.output<Schema>, context: Context) => unknown,
): Resolver {
  return (_root, args, context) => {
    requirePermission(context.caller, 'CALENDAR');
    const hasInput = 'input' in args;
    return run(readInput(schema, hasInput ? args.input : args, hasInput ? 'input' : ''), context);
  };
}

/** Refuses to change an archived year wheel or anything on it (decision 23). `found` is one that the caller may edit. */
export function refuseArchived({ rootStatus }: FoundSubject): void {
  if (whyNotEditable({ status: rootStatus, myAccess: 'WRITE' }) === 'archived') throw new Refusal('calendar.archived');
}
