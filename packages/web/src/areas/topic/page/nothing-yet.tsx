import type { TopicTab } from '@samspel/domain/topic/topic';
import { useMay } from '../../../core/person/use-may.ts';
import { Sections } from '../../../subject/sections/sections.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import styles from './nothing-yet.module.css';
import type { TabProps } from './tab-props.ts';

/** What a topic can gather, with the tab where it is gathered and the permission that an organization needs for it. */
const places = [
  ['forum', 'forum', 'DISCUSSION'],
  ['resources', 'resources', 'ACTION_VALUE'],
  ['year', 'annual-cycle', 'CALENDAR'],
  ['grants', 'grants', 'ACTION_VALUE'],
] as const satisfies readonly (readonly [string, TopicTab, string])[];

interface Props extends Pick<TabProps, 'topic' | 'onTab'> {
  isEditable: boolean;
}

/** What belongs on a topic that has nothing yet: for those who write it with where each thing is added. */
export function NothingYet({ topic, isEditable, onTab }: Props) {
  const say = useText();
  const may = useMay();
  return (
    <>
      <Sections
        on={{ id: topic.id, kind: 'TOPIC', canEdit: false, isArchived: topic.status === 'ARCHIVED' }}
        guard={nothingWritten}
        only={['discussionsInShort']}
      />
      <section aria-labelledby="topic-nothing" className={styles.nothing}>
        <Heading level={2} size="xs" id="topic-nothing">
          {say('topic.nothing')}
        </Heading>
        <p>{say(isEditable ? 'topic.nothing.write' : 'topic.nothing.read')}</p>
        <dl className={styles.places}>
          {places
            .filter(([, , permission]) => may.use(permission))
            .map(([name, tab]) => (
              <div key={name}>
                <dt>
                  <Button variant="tertiary" size="sm" onClick={() => onTab(tab)}>
                    {say(`topic.tab.${name}`)}
                  </Button>
                </dt>
                <dd>{say(`topic.nothing.${name}`)}</dd>
              </div>
            ))}
        </dl>
      </section>
    </>
  );
}

const nothingWritten = { report: () => {}, before: (action: () => void) => action() };
