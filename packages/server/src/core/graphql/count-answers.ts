import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
} from 'graphql';
import type { Context } from './context.ts';

/** Makes every field whose value is a thing or a list of things count them in the budget of its request, in slices. */
export function countAnswers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (isCompositeType(getNamedType(field.type))) field.resolve = counted(field.resolve ?? defaultFieldResolver);
    }
  }
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

function counted(resolve: Resolve): Resolve {
  return (parent, args, context, info) => {
    const { budget, slices } = context;
    const count = (answer: unknown) => slices.do(() => budget.count(answer));
    if (budget.isOver) return budget.never;
    return slices.do(() => {
      // The request may have ended while this waited for its slice.
      if (budget.isOver) return budget.never;
      const answer = resolve(parent, args, context, info);
      return answer instanceof Promise ? answer.then(count) : budget.count(answer);
    });
  };
}
