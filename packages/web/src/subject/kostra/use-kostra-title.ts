import { useQuery } from 'urql';
import { lasting } from '../../core/offline/lasting-answers.ts';
import { KostraChoicesDocument } from '../../generated/graphql.ts';

/** Returns a function for the number and title of a service area by its id; the id until they have loaded. `pause` does not query them. */
export function useKostraTitle(pause = false): (id: string) => string {
  const [{ data }] = useQuery({ query: KostraChoicesDocument, requestPolicy: 'cache-first', context: lasting, pause });
  const all = (data?.allKostraFunctionGroups ?? []).flatMap(({ kostraFunctions }) => kostraFunctions);
  const titles = new Map(all.map(({ id, kid, title }) => [id, `${kid} ${title}`]));
  return (id) => titles.get(id) ?? id;
}
