import { useQuery } from 'urql';
import { MyFeedFetchesDocument } from '../../../generated/graphql.ts';
import { FetchedBy } from './fetched-by.tsx';

/** Which calendar programs fetch by the links with my calendar code. */
export function Fetches() {
  const [{ data }] = useQuery({ query: MyFeedFetchesDocument, requestPolicy: 'cache-and-network' });
  return data ? <FetchedBy fetches={data.myFeedFetches} /> : null;
}
