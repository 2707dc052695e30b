import { PadlockLockedIcon } from '@navikt/aksel-icons';
import type { Permission } from '@samspel/domain/subject/access';
import { mayEdit } from '@samspel/domain/subject/state';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { useMay } from '../../../core/person/use-may.ts';
import { TopicResourcesDocument } from '../../../generated/graphql.ts';
import { RootSections } from '../../../subject/root/root-sections.tsx';
import { useText } from '../../../texts/text.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import styles from './gated-tabs.module.css';
import type { TabProps } from './tab-props.ts';

/** The discussions of the topic. */
export const ForumTab = ({ topic }: TabProps) => (
  <Gated permission="DISCUSSION" what="forum">
    <RootSections thing={topic} only={['discussion']} />
  </Gated>
);

/** Files and links. */
export const ResourcesTab = ({ topic }: TabProps) => (
  <Gated permission="ACTION_VALUE" what="files">
    <Resources topic={topic} />
  </Gated>
);

/** Grants that are related to the topic: an organization pays for these. */
export const GrantsTab = ({ topic }: TabProps) => (
  <Gated permission="ACTION_VALUE" what="grants">
    <RootSections thing={topic} only={['grant']} />
  </Gated>
);

/** The year wheels that are related to the topic, as rings of one. */
export const YearTab = ({ topic }: TabProps) => (
  <Gated permission="CALENDAR" what="calendars">
    <RootSections thing={topic} only={['year']} />
  </Gated>
);

function Resources({ topic }: Pick<TabProps, 'topic'>) {
  const say = useText();
  const [{ data }] = useQuery({ query: TopicResourcesDocument, variables: { id: topic.id } });
  const isEditable = mayEdit(topic);
  const isEmpty = data && data.files.length + data.links.length === 0;
  if (isEmpty && !isEditable)
    return <EmptyState title={say('topic.none.files')}>{say('topic.none.filesHint')}</EmptyState>;
  return (
    <div className={styles.parts}>
      <div>
        <RootSections thing={topic} only={['file']} />
      </div>
      <div>
        <RootSections thing={topic} only={['link']} />
      </div>
    </div>
  );
}

interface GatedProps {
  permission: Permission;
  what: 'forum' | 'files' | 'grants' | 'calendars';
  children: ReactNode;
}

/** Content for people whose organization has a permission, and for admins; others see a padlock and read that they lack it (product/topics#pages). */
function Gated({ permission, what, children }: GatedProps) {
  const say = useText();
  const may = useMay();
  if (may.use(permission)) return children;
  return (
    <div className={styles.closed}>
      <PadlockLockedIcon aria-hidden="true" fontSize="2rem" />
      <EmptyState level={2} title={say(`topic.noAccess.${what}`)}>
        {what === 'grants' ? say('topic.paid') : say('topic.noAccess.hint')}
      </EmptyState>
    </div>
  );
}
