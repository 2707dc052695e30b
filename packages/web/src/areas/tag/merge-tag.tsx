import { useState } from 'react';
import { useMutation } from 'urql';
import styles from '../../core/forms/form.module.css';
import { MergeTagsDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { RemovableChip } from '../../ui/base/chip.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import { TagSearch } from './tag-search.tsx';

interface Props {
  title: string;
  /** The number of things that have it. */
  count: number;
  onClose: () => void;
  /** The tag now has another title. */
  onTurned: (title: string) => void;
}

/** Lets an admin merge two tags, after reading what that does: it cannot be undone. */
export function MergeTag({ title, count, onClose, onTurned }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const [into, setInto] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [{ fetching }, send] = useMutation(MergeTagsDocument);
  const merge = async () => {
    if (into === undefined) return setMissing(true);
    const { error } = await send({ input: { title, into } });
    if (error) return toast.error(sayProblem(error));
    toast.success(say('tag.merged', { from: title, into }));
    onClose();
    onTurned(into);
  };
  return (
    <ConfirmDialog
      title={say('tag.mergeTitle', { title })}
      action={say('tag.mergeAction')}
      isDangerous
      isBusy={fetching}
      onConfirm={() => merge()}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{say('tag.mergeBody', { count, title })}</p>
        <TagSearch
          label={say('tag.mergeInto')}
          without={title}
          onPick={setInto}
          error={isMissing && into === undefined ? say('tag.mergeChoose') : undefined}
        />
        {into !== undefined && (
          <div className={styles.chips}>
            <RemovableChip label={say('subject.titles.remove', { title: into })} onRemove={() => setInto(undefined)}>
              {into}
            </RemovableChip>
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}
