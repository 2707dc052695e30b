import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLeaveGuard } from '../../../core/forms/use-discard.tsx';
import { useLiveSubject } from '../../../core/live/live-subject.ts';
import type { TopicPartsFragment } from '../../../generated/graphql.ts';
import { EditBody } from '../../../subject/form/edit-body.tsx';
import { withdrawalOf } from '../../../subject/form/withdrawal.tsx';
import { useReadable } from '../../../subject/page/use-readable.ts';
import { RootDialogs } from '../../../subject/root/root-dialogs.tsx';
import { useRootEdit } from '../../../subject/root/use-root-edit.ts';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { FoundTopic } from '../address/found-topic.tsx';
import { topicPaths } from '../address/topic.paths.ts';
import styles from './edit-page.module.css';
import { topicRoot } from './topic.root.tsx';
import { TopicFields } from './topic-fields.tsx';

/** /topic/edit/:uri: the form of a topic; those who may not change it see it, and why. */
export function Component() {
  return <FoundTopic show={(topic, reload) => <EditTopic topic={topic} onReload={reload} />} />;
}

function EditTopic({ topic, onReload }: { topic: TopicPartsFragment; onReload: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const [opened, setOpened] = useState<'archive' | 'delete' | null>(null);
  const edit = useRootEdit(topicRoot, topic, () => setSaved(true));
  const page = topicPaths.one(topic);
  // When I may no longer read it, the form is removed; what others save is handled when I save.
  useLiveSubject(topic.id, { readAgain: onReload, isReadable: useReadable(topicRoot.readable) });
  const question = useLeaveGuard(!isSaved && opened === null && edit.hasChanges);
  useEffect(() => {
    if (isSaved) navigate(page);
  }, [isSaved, navigate, page]);
  return (
    <>
      <PageHeader
        above={<TextLink to={page}>{topic.title}</TextLink>}
        title={say(edit.why ? 'subject.about' : 'topic.edit')}
      />
      <div className={styles.form}>
        <EditBody
          edit={edit}
          whyNot={{ archived: say('subject.page.archived'), noWriteAccess: say('access.noWrite.subject') }}
          withdraw={withdrawalOf(say, topic)}
          onCancel={() => navigate(page)}
          onOpen={setOpened}
        >
          <TopicFields form={edit.form.fields} set={edit.setFields} errors={edit.errors} />
        </EditBody>
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
