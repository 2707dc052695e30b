import { AccessInShort } from '../../../subject/access/access-in-short.tsx';
import { KostraTags } from '../../../subject/kostra/kostra-tags.tsx';
import { RootHangings } from '../../../subject/root/root-hangings.tsx';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import styles from './about-tab.module.css';
import { InShort } from './in-short.tsx';
import type { TabProps } from './tab-props.ts';

/** What a topic is about, the beginning of each of its lists, and who has access. */
export function AboutTab({ topic, onShare, onTab }: TabProps) {
  const say = useText();
  const { description, kostraFunctions } = topic;
  return (
    <div className={styles.about}>
      <div className={styles.main}>
        <section aria-labelledby="topic-about" className={styles.words}>
          <Heading level={2} id="topic-about" className="ds-sr-only">
            {say('field.description')}
          </Heading>
          {description && <RichText json={description} />}
          <KostraTags of={kostraFunctions} />
        </section>
        <InShort topic={topic} onTab={onTab} />
      </div>
      <div className={styles.side}>
        <AccessInShort access={topic.access} onShow={onShare} />
        <RootHangings thing={topic} only={['tag']} />
      </div>
    </div>
  );
}
