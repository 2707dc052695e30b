import { readInput } from '@samspel/domain/input';
import type { Permission } from '@samspel/domain/subject/access';
import type { z } from 'zod';
import { type Act, type Action, action } from '../core/area/action.ts';
import { type Caller, requireAdmin, requirePermission } from '../core/base/caller.ts';
import type { Context, Resolver } from '../core/graphql/context.ts';

/** Makes an action for people whose organization has a permission, or for everybody if the area needs none. */
export const permittedAction =
  (permission?: Permission) =>
  <Schema extends z.ZodType, Result>(
    schema: Schema,
    run: (input: z.output<Schema>, act: Act) => Promise<Result>,
  ): Action<Result> =>
    action(schema, (input, act) => {
      if (permission) requirePermission(act.caller, permission);
      return run(input, act);
    });

/** Makes a root field for people who pass `require`, such as admins. For others the field seems not to exist. */
export const administeredQuery =
  (require: (caller: Caller) => void = requireAdmin) =>
  <Schema extends z.ZodType>(schema: Schema, run: (input: z.output<Schema>, context: Context) => unknown): Resolver =>
    permittedQuery()(schema, (input, context) => {
      require(context.caller);
      return run(input, context);
    });

/** Makes a root field for people whose organization has a permission, or for everybody. Its arguments are checked like any input. */
export const permittedQuery =
  (permission?: Permission) =>
  <Schema extends z.ZodType>(schema: Schema, run: (input: z.output<Schema>, context: Context) => unknown): Resolver =>
  (_root, args, context) => {
    if (permission) requirePermission(context.caller, permission);
    const hasInput = 'input' in args;
    return run(readInput(schema, hasInput ? args.input : args, hasInput ? 'input' : ''), context);
  };
