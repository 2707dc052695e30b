import { useText } from '../../texts/text.tsx';
import { EditDialog } from '../form/edit-dialog.tsx';
import { withdrawalOf } from '../form/withdrawal.tsx';
import type { RootDialogProps } from './root-dialog.ts';
import type { RootThing } from './root-kind.ts';
import { useRootEdit } from './use-root-edit.ts';

/** The form of an existing thing. */
export function RootEdit<Thing extends RootThing, Fields, Input extends object>(
  props: RootDialogProps<Thing, Fields, Input>,
) {
  const { of, thing, onClose, onOpen } = props;
  const say = useText();
  const { Fields } = of.form;
  const edit = useRootEdit(of, thing, onClose);
  return (
    <EditDialog
      edit={edit}
      title={say(edit.why ? 'subject.about' : 'button.edit')}
      whyNot={{ archived: say('subject.page.archived'), noWriteAccess: say('access.noWrite.subject') }}
      withdraw={withdrawalOf(say, thing)}
      onClose={onClose}
      onOpen={onOpen}
    >
      <Fields form={edit.form.fields} set={edit.setFields} errors={edit.errors} />
    </EditDialog>
  );
}
