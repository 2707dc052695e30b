import { useState } from 'react';
import { useUnsavedParts } from '../../../core/forms/unsaved.ts';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useLiveSubject } from '../../../core/live/live-subject.ts';
import { UpdatedNotice } from '../../../core/live/updated-notice.tsx';
import { type DiscussionPartsFragment, DiscussionReadableDocument } from '../../../generated/graphql.ts';
import { useReadable } from '../../../subject/page/use-readable.ts';
import { Sections } from '../../../subject/sections/sections.tsx';
import { ActivityDialog } from '../activity/activity-dialog.tsx';
import type { OfAnswer } from '../activity/activity-form.tsx';
import { forumPaths } from '../address/forum-paths.ts';
import { useHomeAddress } from '../address/use-home-address.ts';
import { PollSection } from '../poll/poll-section.tsx';
import { useAnswers } from './answers.tsx';
import { type DiscussionDialog, DiscussionDialogs } from './discussion-dialogs.tsx';
import { DiscussionHeader } from './discussion-header.tsx';
import styles from './discussion-page.module.css';
import { Question } from './question.tsx';
import { Topics } from './topics.tsx';
import { useVisit } from './use-visit.ts';

interface Props {
  discussion: DiscussionPartsFragment;
  onReload: () => void;
}

/** The parts of a question's page, in reading order: nothing stands between the question and its answers. */
const parts = [['comments'], ['file'], ['tag', 'relation']] as const;

const stay = () => {};

/** A question, its parts, and its answers. */
export function OneDiscussion({ discussion, onReload }: Props) {
  const [opened, setOpened] = useState<DiscussionDialog | null>(null);
  const live = useLiveSubject(discussion.id, {
    readAgain: onReload,
    isReadable: useReadable(DiscussionReadableDocument),
  });
  const [planned, setPlanned] = useState<OfAnswer['answer'] | null>(null);
  const answers = useAnswers(discussion, useVisit(discussion.id), setPlanned);
  useHomeAddress(discussion);
  const { isUnsaved, report } = useUnsavedParts();
  const discard = useDiscard(isUnsaved, stay);
  const { id, mayEdit } = discussion;
  const address = forumPaths.discussion(discussion);
  const on = { id, kind: 'DISCUSSION' as const, canEdit: mayEdit, isArchived: false, answers, address };
  return (
    <>
      <UpdatedNotice live={live} onReload={onReload} />
      <DiscussionHeader discussion={discussion} open={setOpened} />
      <div className={styles.whole}>
        <Question discussion={discussion} />
        <Topics discussion={discussion} />
        <PollSection discussion={discussion} />
        {parts.map((only) => (
          <Sections key={only[0]} only={only} on={on} guard={{ report, before: discard.before }} />
        ))}
      </div>
      {opened && <DiscussionDialogs discussion={discussion} opened={opened} onClose={() => setOpened(null)} />}
      {planned && <ActivityDialog answer={planned} question={discussion.title} onClose={() => setPlanned(null)} />}
      {discard.question}
    </>
  );
}
