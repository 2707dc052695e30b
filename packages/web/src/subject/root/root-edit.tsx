import { useText } from '../../texts/text.tsx';
import { useNewestRoot } from '../conflict/newest.ts';
import { EditDialog } from '../form/edit-dialog.tsx';
import { useEdit } from '../form/use-edit.ts';
import type { RootDialogProps } from './root-dialog.ts';
import type { RootThing } from './root-kind.ts';

/** The form of a thing that is there. */
export function RootEdit<Thing extends RootThing, Fields, Input extends object>(
  props: RootDialogProps<Thing, Fields, Input>,
) {
  const { of, thing, onClose, onOpen } = props;
  const say = useText();
  const { Fields } = of.form;
  const edit = useEdit<Thing, Fields, Input>({
    thing,
    fieldsOf: of.form.of,
    inputOf: of.form.inputOf,
    ...of.update,
    parts: of.form.parts(say),
    fetchNewest: useNewestRoot(of.newest, thing.id),
    saved: say('history.saved'),
    onSaved: onClose,
  });
  return (
    <EditDialog
      edit={edit}
      title={say(edit.why ? 'subject.about' : 'button.edit')}
      whyNot={{ archived: say('subject.page.archived'), noWriteAccess: say('access.noWrite.subject') }}
      onClose={onClose}
      onOpen={onOpen}
    >
      <Fields form={edit.form.fields} set={edit.setFields} errors={edit.errors} />
    </EditDialog>
  );
}
