import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import type { Area } from '../area/area.ts';
import { schemaText } from './schema.ts';

const head =
  '# Printed from the areas by `npm run print`; never edited by hand.\n# A `!` on a field of Query or Mutation holds where the field has no error: one that is refused is null, and the others are answered.\n\n';

/** Returns the whole schema that clients see, with descriptions, sorted by name so that a diff shows only real changes. */
export function printGraphqlSchema(areas: readonly Area[]): string {
  return `${head}${printSchema(lexicographicSortSchema(buildSchema(schemaText(areas))))}\n`;
}
