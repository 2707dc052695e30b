import { useDiscard } from '../../core/forms/use-discard.tsx';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import { EditBody, type EditBodyProps } from './edit-body.tsx';

interface Props extends Omit<EditBodyProps, 'onCancel'> {
  title: string;
  onClose: () => void;
}

/** The form of an existing thing, beside its page; those who may not change it see it, and why (product/year-wheels#forms). */
export function EditDialog({ title, onClose, onOpen, ...form }: Props) {
  const discard = useDiscard(form.edit.hasChanges, onClose);
  return (
    <>
      <OpenedDialog kind="side" title={title} mayClose={discard.mayClose} onClose={onClose}>
        <EditBody {...form} onCancel={discard.close} onOpen={(dialog) => discard.before(() => onOpen(dialog))} />
      </OpenedDialog>
      {discard.question}
    </>
  );
}
