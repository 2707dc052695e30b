import { useQuery } from 'urql';
import { KostraChoicesDocument } from '../../generated/graphql.ts';

/** Answers the number and title of a service area by its id; the id while they are not there. `pause` asks for none. */
export function useKostraTitle(pause = false): (id: string) => string {
  const [{ data }] = useQuery({ query: KostraChoicesDocument, requestPolicy: 'cache-first', pause });
  const all = (data?.allKostraFunctionGroups ?? []).flatMap(({ kostraFunctions }) => kostraFunctions);
  const titles = new Map(all.map(({ id, kid, title }) => [id, `${kid} ${title}`]));
  return (id) => titles.get(id) ?? id;
}
