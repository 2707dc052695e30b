import { GraphQLScalarType } from 'graphql';

const text = (name: string, specification: string) => ({
  name,
  specification,
  // What a day or moment must be is said by the domain's input, which names the field and the reason.
  parseValue: (value: unknown) => value,
});

/** Days travel as they are stored; moments leave as RFC 3339 in UTC (product/wire#graphql). */
export const scalars = {
  Date: new GraphQLScalarType({ ...text('Date', 'A day, YYYY-MM-DD'), serialize: (value) => value }),
  DateTime: new GraphQLScalarType({
    ...text('DateTime', 'A moment, RFC 3339 in UTC'),
    serialize: (value) => (value instanceof Date ? value.toISOString() : value),
  }),
} as never as Record<string, never>;
