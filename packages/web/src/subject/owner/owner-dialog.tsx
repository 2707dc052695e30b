import { useState } from 'react';
import { useMutation } from 'urql';
import { type Who, WhoSearch } from '../../core/who/who-search.tsx';
import { ChangeOwnerDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { RemovableChip } from '../../ui/base/chip.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

interface Props {
  subject: {
    id: string;
    title: string;
    access: { persons: readonly { access: string; person: { id: string; name: string } }[] } | null;
  };
  onClose: () => void;
}

/** Lets an admin choose a new owner for a thing (product/access#owner). */
export function OwnerDialog({ subject, onClose }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching, error }, change] = useMutation(ChangeOwnerDocument);
  const [chosen, setChosen] = useState<Pick<Who, 'id' | 'label'> | null>(null);
  const [isAsked, setAsked] = useState(false);
  const owner = subject.access?.persons.find(({ access }) => access === 'OWNER')?.person;
  const confirm = async () => {
    setAsked(true);
    if (!chosen) return;
    const { error } = await change({ input: { id: subject.id, person: chosen.id } });
    if (error) return;
    toast.success(say('subject.owner.changed', { name: chosen.label, title: subject.title }));
    onClose();
  };
  const missing = isAsked && !chosen ? say('subject.owner.choose') : undefined;
  return (
    <ConfirmDialog
      title={say('subject.owner.new')}
      action={say('button.confirm')}
      isBusy={fetching}
      onConfirm={() => confirm()}
      onClose={onClose}
    >
      {owner && <p>{say('subject.owner.now', { name: owner.name })}</p>}
      {chosen ? (
        <div>
          <RemovableChip label={say('subject.titles.remove', { title: chosen.label })} onRemove={() => setChosen(null)}>
            {chosen.label}
          </RemovableChip>
        </div>
      ) : (
        <WhoSearch
          label={say('subject.owner.person')}
          placeholder={say('subject.responsible.find')}
          kinds={['person']}
          error={missing}
          onPick={setChosen}
        />
      )}
      {chosen && error && <p role="alert">{sayProblem(error)}</p>}
    </ConfirmDialog>
  );
}
