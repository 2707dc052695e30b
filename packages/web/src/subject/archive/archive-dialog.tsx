import type { AccessLevel } from '@samspel/domain/subject/access';
import { whyNotArchivable } from '@samspel/domain/subject/state';
import type { Status } from '@samspel/domain/subject/subject';
import type { ReactNode } from 'react';
import { type TypedDocumentNode, useMutation } from 'urql';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { NoticeDialog } from '../../ui/overlay/notice-dialog.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

type ById = TypedDocumentNode<unknown, { id: string }>;

interface Props {
  subject: { id: string; status: Status; access: { myAccess: AccessLevel } | null };
  archive: ById;
  unArchive: ById;
  /** The question before it is archived, or before it is restored from the archive. */
  question: { title: string; body: string };
  /** Why it cannot be archived: it is a draft, or the person may only read it. */
  whyNot: { draft: string; noWriteAccess: string };
  /** The consequences of archiving, as a warning. */
  consequences?: ReactNode;
  onClose: () => void;
}

/**
 * Archives a thing, or restores it from the archive. The command is there for everybody; the dialog says if something prevents it
 * (product/access#archive-and-trash).
 */
export function ArchiveDialog({ subject, question, whyNot, consequences, onClose, ...documents }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const { id, status } = subject;
  const isArchived = status === 'ARCHIVED';
  const [archiving, archive] = useMutation(documents.archive);
  const [fetchingBack, unArchive] = useMutation(documents.unArchive);
  const action = say(isArchived ? 'subject.unArchive' : 'subject.archive');
  const confirm = async () => {
    const { error } = await (isArchived ? unArchive({ id }) : archive({ id }));
    if (error) toast.error(sayProblem(error));
    onClose();
  };
  const why = whyNotArchivable({ status, myAccess: subject.access?.myAccess ?? 'NONE' });
  if (why === 'noWriteAccess' || why === 'draft')
    return <NoticeDialog title={action} words={whyNot[why]} close={say('button.close')} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={question.title}
      action={action}
      isBusy={archiving.fetching || fetchingBack.fetching}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{question.body}</p>
      {!isArchived && consequences}
    </ConfirmDialog>
  );
}
