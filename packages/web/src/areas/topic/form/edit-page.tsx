import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLeaveGuard } from '../../../core/forms/use-discard.tsx';
import { useLiveSubject } from '../../../core/live/live-subject.ts';
import type { TopicPartsFragment } from '../../../generated/graphql.ts';
import { EditBody } from '../../../subject/form/edit-body.tsx';
import { useReadable } from '../../../subject/page/use-readable.ts';
import { RootDialogs } from '../../../subject/root/root-dialogs.tsx';
import { RootFound } from '../../../subject/root/root-found.tsx';
import { useRootEdit } from '../../../subject/root/use-root-edit.tsx';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { topicPaths } from '../address/topic.paths.ts';
import styles from './edit-page.module.css';
import { topicRoot } from './topic.root.tsx';

/** /topic/edit/:uri: the form of a topic; those who may not change it see it, and why. */
export function Component() {
  return <RootFound of={topicRoot} show={(topic, reload) => <EditTopic topic={topic} onReload={reload} />} />;
}

function EditTopic({ topic, onReload }: { topic: TopicPartsFragment; onReload: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const [opened, setOpened] = useState<'archive' | 'delete' | null>(null);
  const form = useRootEdit(topicRoot, topic, () => setSaved(true));
  const page = topicPaths.one(topic);
  // When I may no longer read it, the form is removed; what others save is handled when I save.
  useLiveSubject(topic.id, { readAgain: onReload, isReadable: useReadable(topicRoot.readable) });
  const question = useLeaveGuard(!isSaved && opened === null && form.edit.hasChanges);
  useEffect(() => {
    if (isSaved) navigate(page);
  }, [isSaved, navigate, page]);
  return (
    <>
      <PageHeader
        above={<TextLink to={page}>{topic.title}</TextLink>}
        title={say(form.edit.why ? 'subject.about' : 'topic.edit')}
      />
      <div className={styles.form}>
        <EditBody {...form} onCancel={() => navigate(page)} onOpen={setOpened} />
      </div>
      {question}
      {opened && (
        <RootDialogs
          of={topicRoot}
          thing={topic}
          opened={opened}
          onOpen={() => setOpened(null)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
