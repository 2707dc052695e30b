import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
} from 'graphql';
import type { Context } from './context.ts';

/** Lets every field that answers things count them in the budget of its request. */
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
  const count = async (answer: Promise<unknown>, { budget }: Context) => budget.count(await answer);
  return (parent, args, context, info) => {
    if (context.budget.isOver) return context.budget.never;
    const answer = resolve(parent, args, context, info);
    return answer instanceof Promise ? count(answer, context) : context.budget.count(answer);
  };
}
