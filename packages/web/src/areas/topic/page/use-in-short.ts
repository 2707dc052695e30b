import { useQuery } from 'urql';
import { useLiveSubjects } from '../../../core/live/live-subjects.ts';
import { useMay } from '../../../core/person/use-may.ts';
import { TopicInShortDocument, type TopicInShortQuery } from '../../../generated/graphql.ts';
import { openable } from '../../../subject/page/openable.ts';

/** What the first tab of a topic shows of its lists; `data` is undefined until it has loaded. It is read again when one of what is shown changes. */
export function useInShort(id: string) {
  const may = useMay();
  const [{ data, error }, ask] = useQuery({
    query: TopicInShortDocument,
    variables: {
      id,
      withCalendars: may.use('CALENDAR'),
      withFiles: may.use('ACTION_VALUE'),
      withDiscussions: may.use('DISCUSSION'),
    },
    requestPolicy: 'cache-and-network',
  });
  const shown = [data?.calendars, data?.grants, data?.topics].flatMap((list) => openable(list?.nodes ?? []));
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  useLiveSubjects([id, ...shown], readAgain);
  return { data: data as TopicInShortQuery | undefined, error, readAgain };
}
