import { useQuery } from 'urql';
import { MyFeedLinksDocument } from '../../../generated/graphql.ts';
import { FetchedBy } from './fetched-by.tsx';

/** Which calendar programs fetch by the links with my calendar code. @param calendar as beside it, so that both are one request */
export function Fetches({ calendar }: { calendar?: string | undefined }) {
  const [{ data }] = useQuery({
    query: MyFeedLinksDocument,
    variables: { calendar },
    requestPolicy: 'cache-and-network',
  });
  return data ? <FetchedBy fetches={data.myFeedFetches} /> : null;
}
