import { useQuery } from 'urql';
import { useLiveSubjects } from '../../../core/live/live-subjects.ts';
import { useMay } from '../../../core/person/use-may.ts';
import { TopicInShortDocument, type TopicInShortQuery } from '../../../generated/graphql.ts';
import { AccessInShort } from '../../../subject/access/access-in-short.tsx';
import { FieldFacts } from '../../../subject/form/field-facts.tsx';
import { KostraTags } from '../../../subject/kostra/kostra-tags.tsx';
import { openable } from '../../../subject/page/openable.ts';
import { RootSections } from '../../../subject/root/root-sections.tsx';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { topicFacts, topicFields } from '../form/topic.fields.ts';
import styles from './about-tab.module.css';
import { inShortOf } from './beside-topic.ts';
import { InShort } from './in-short.tsx';
import type { TabProps } from './tab-props.ts';
import { TopicNews } from './topic-news.tsx';
import { TopicPeople } from './topic-people.tsx';

/** What is new on a topic and who takes part, then what it is about, the beginning of each of its lists, and who has access. */
export function AboutTab({ topic, onShare, onTab }: TabProps) {
  const say = useText();
  const { description, kostraFunctions } = topic;
  const { data, error, readAgain } = useInShort(topic.id);
  return (
    <div className={styles.about}>
      <div className={styles.main}>
        {!data && (error ? <ErrorState error={error} onRetry={readAgain} /> : <Skeleton lines={8} />)}
        {data && <TopicNews of={data} onTab={onTab} />}
        {(description || kostraFunctions.length > 0) && (
          <section aria-labelledby="topic-about" className={styles.words}>
            <Heading level={2} size="xs" id="topic-about">
              {say('topic.tab.about')}
            </Heading>
            {description && <RichText json={description} />}
            <KostraTags of={kostraFunctions} />
          </section>
        )}
        <FieldFacts fields={topicFields} names={topicFacts} of={topic} />
        {data && <InShort topic={topic} of={data} onTab={onTab} />}
      </div>
      <div className={styles.side}>
        {data && <TopicPeople of={data.topicNetwork} onAll={() => onTab('network')} />}
        <AccessInShort access={topic.access} onShow={onShare} />
        <RootSections thing={topic} only={['tag']} />
      </div>
    </div>
  );
}

/** What the first tab of a topic shows of its lists; `data` is undefined until it has loaded. It is read again when one of what is shown changes. */
function useInShort(id: string) {
  const may = useMay();
  const [{ data, error }, ask] = useQuery({
    query: TopicInShortDocument,
    variables: inShortOf(may, id),
    requestPolicy: 'cache-and-network',
  });
  const shown = [data?.calendars, data?.grants, data?.topics].flatMap((list) => openable(list?.nodes ?? []));
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  useLiveSubjects([id, ...shown], readAgain);
  return { data: data as TopicInShortQuery | undefined, error, readAgain };
}
