import { type GraphQLSchema, getNullableType } from 'graphql';

/**
 * Makes every field of Query and Mutation nullable. If one of several fields is refused, only that field is null, with its error, and the
 * others keep their data: a person learns what a mutation did. Areas still write `!`, since a field is never null without an error.
 */
export function letRootsBeNull(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(root?.getFields() ?? {})) field.type = getNullableType(field.type);
}
