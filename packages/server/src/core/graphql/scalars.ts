import { GraphQLScalarType } from 'graphql';

const text = (name: string, specification: string) => ({
  name,
  specification,
  // The input schemas of the domain check days and moments, and name the field and the reason.
  parseValue: (value: unknown) => value,
});

/** The scalars of the schema: days are sent as they are stored, moments as RFC 3339 in UTC (product/wire#graphql). */
export const scalars = {
  Date: new GraphQLScalarType({ ...text('Date', 'A day, YYYY-MM-DD'), serialize: (value) => value }),
  DateTime: new GraphQLScalarType({
    ...text('DateTime', 'A moment, RFC 3339 in UTC'),
    serialize: (value) => (value instanceof Date ? value.toISOString() : value),
  }),
} as never as Record<string, never>;
