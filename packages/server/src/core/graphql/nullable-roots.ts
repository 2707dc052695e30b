import { type GraphQLSchema, getNullableType } from 'graphql';

/**
 * Makes every field of Query and Mutation nullable: where one of several is refused, it alone is null beside its error, and the others are
 * answered; what a mutation has done is told. Areas write `!` there all the same: without an error the field is never null.
 */
export function letRootsBeNull(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(root?.getFields() ?? {})) field.type = getNullableType(field.type);
}
