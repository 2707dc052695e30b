import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import type { Answer, World } from '../../../core/testing/world.ts';

/** A value before or after a change, as a history shows it. */
export type ShownValue = { text: string | null; code: string | null };

/** A change as a history shows it. */
export type ShownChange = {
  id: string;
  kind: string;
  title: string;
  day: string | null;
  isSingle: boolean;
  removed: number;
  undoneBy: string;
  by: { name: string };
  fields: { field: string; before: ShownValue[]; after: ShownValue[] }[];
};

const fields =
  'id kind title day isSingle removed undoneBy by { name } fields { field before { text code } after { text code } }';

/** Reads the changes of something and of everything on it, the latest first. */
export async function changesOf(
  world: World,
  as: TestPerson,
  type: 'calendar' | 'event' | 'eventInstance',
  id: string,
): Promise<ShownChange[]> {
  const query = `{ it: ${type}(id: "${id}") { history { nodes { ${fields} } } } }`;
  return dataOf(await world.graphql<{ it: { history: { nodes: ShownChange[] } } }>(as, query)).it.history.nodes;
}

/** Undoes a change as a person; returns the answer. */
export const undoneBy = (world: World, as: TestPerson, id: string): Promise<Answer<{ undoChange: ShownChange }>> =>
  world.graphql(as, `mutation { undoChange(id: "${id}") { ${fields} } }`);
