/** What a value is in JavaScript. `any` is JSON, or a type that is not looked into. */
export type ValueClass = 'number' | 'string' | 'boolean' | 'Date' | 'array' | 'Buffer' | 'any';

/** A column of an answer, as PostgreSQL describes it. `isNullable` is false only where the column of a table says so. */
export type Column = { name: string; is: ValueClass };

/** A member of a row type. */
export type Member = { name: string; is: ValueClass; isOptional: boolean };

/** Says how an answer differs from the row type that is written for it. A column more than the type names is no difference. */
export function differences(members: readonly Member[], columns: readonly Column[]): string[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  return members.flatMap(({ name, is, isOptional }) => {
    const column = byName.get(name);
    if (!column) return isOptional ? [] : [`no column ${name}`];
    if (is === 'any' || column.is === 'any' || is === column.is) return [];
    return [`${name} is ${column.is}, not ${is}`];
  });
}
