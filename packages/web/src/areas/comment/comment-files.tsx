import { useUnsavedParts } from '../../core/forms/unsaved.ts';
import { useDiscard } from '../../core/forms/use-discard.tsx';
import type { CommentPartsFragment } from '../../generated/graphql.ts';
import { Sections } from '../../subject/sections/sections.tsx';

const stay = () => {};

interface Props {
  comment: Pick<CommentPartsFragment, 'id' | 'mayEdit'>;
  /** Its author has asked to add more. */
  isAttaching: boolean;
}

/** The files of a comment, to which its author can add more; asks before somebody leaves while a file is on its way. */
export function CommentFiles({ comment: { id, mayEdit }, isAttaching }: Props) {
  const { isUnsaved, report } = useUnsavedParts();
  const discard = useDiscard(isUnsaved, stay);
  return (
    <>
      <Sections
        on={{ id, kind: 'COMMENT', canEdit: mayEdit, canAdd: mayEdit && isAttaching, isArchived: false }}
        guard={{ report, before: discard.before }}
      />
      {discard.question}
    </>
  );
}
