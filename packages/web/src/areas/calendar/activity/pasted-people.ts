import { isSameText } from '@samspel/domain/text/fold';
import type { Client } from 'urql';
import { FindWhoDocument } from '../../../generated/graphql.ts';
import type { SeveralRow } from './several-rows.ts';

type Person = NonNullable<SeveralRow['responsible']>;

/** The most names of a pasted table that are looked for. */
const mostNames = 20;

/** Letters with blanks, dots, hyphens and apostrophes between them. */
const likeAName = /^\p{L}[\p{L} .'’-]{1,58}\p{L}$/u;

/** Returns what pasted rows have that may be the name of a person, each once. */
export const namesIn = (rows: readonly SeveralRow[]): string[] =>
  [...new Set(rows.flatMap(({ unused }) => unused).filter((one) => likeAName.test(one)))].slice(0, mostNames);

/** Returns the people by these names, as far as exactly one person is called so. Names that could not be looked for are left out. */
export async function findNamed(client: Client, names: readonly string[]): Promise<Map<string, Person>> {
  const found = await Promise.all(
    names.map(async (name) => {
      const { data } = await client.query(FindWhoDocument, { query: name }).toPromise();
      const persons = data?.findPersonsOrganizationsAndGroups.persons ?? [];
      const same = persons.filter((person) => isSameText(person.name, name));
      return [name, same.length === 1 ? same[0] : undefined] as const;
    }),
  );
  return new Map(found.flatMap(([name, one]) => (one ? [[name, { id: one.id, name: one.name }] as const] : [])));
}

/** Makes the people who were found responsible for the rows that name them; their names are then used. */
export const withPeople = (rows: readonly SeveralRow[], named: ReadonlyMap<string, Person>): SeveralRow[] =>
  rows.map((row) => {
    const name = row.unused.find((one) => named.has(one));
    if (name === undefined || row.responsible !== null) return row;
    return { ...row, responsible: named.get(name)!, unused: row.unused.filter((one) => one !== name) };
  });
