import { useText } from '../../texts/text.tsx';
import { ArchiveDialog } from '../archive/archive-dialog.tsx';
import { EditDialog } from '../form/edit-dialog.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { OwnerDialog } from '../owner/owner-dialog.tsx';
import { RootDelete } from './root-delete.tsx';
import type { RootDialog, RootDialogProps } from './root-dialog.ts';
import type { OpenedThing } from './root-kind.ts';
import { RootShare } from './root-share.tsx';
import { wordsOf } from './root-words.ts';
import { useRootEdit } from './use-root-edit.tsx';

type Props<Thing extends OpenedThing, Fields, Input extends object> = RootDialogProps<Thing, Fields, Input> & {
  opened: RootDialog;
};

/** The open dialog over a thing's page. */
export function RootDialogs<Thing extends OpenedThing, Fields, Input extends object>({
  opened,
  ...props
}: Props<Thing, Fields, Input>) {
  const { of, thing, onClose } = props;
  const { AboveHistory, Consequences } = of;
  switch (opened) {
    case 'share':
      return <RootShare {...props} />;
    case 'edit':
      return <Edit {...props} />;
    case 'history': {
      const above = AboveHistory && <AboveHistory thing={thing} />;
      return <HistoryDialog subject={thing} document={of.history} above={above} onClose={onClose} />;
    }
    case 'owner':
      return <OwnerDialog subject={thing} onClose={onClose} />;
    case 'archive':
      return <Archive {...props} />;
    case 'delete': {
      const consequences = Consequences && <Consequences thing={thing} />;
      return <RootDelete of={of} thing={thing} consequences={consequences} onClose={onClose} />;
    }
  }
}

/** The form of an existing thing. */
function Edit<Thing extends OpenedThing, Fields, Input extends object>(props: RootDialogProps<Thing, Fields, Input>) {
  const { of, thing, onClose, onOpen } = props;
  const say = useText();
  const words = wordsOf(of.texts);
  const form = useRootEdit(of, thing, onClose);
  return (
    <EditDialog {...form} title={say(form.edit.why ? words.about : words.edit)} onClose={onClose} onOpen={onOpen} />
  );
}

function Archive<Thing extends OpenedThing, Fields, Input extends object>(
  props: RootDialogProps<Thing, Fields, Input>,
) {
  const say = useText();
  const { of, thing, onClose } = props;
  const { Consequences } = of;
  const words = wordsOf(of.texts);
  const change = thing.status === 'ARCHIVED' ? 'unArchive' : 'archive';
  return (
    <ArchiveDialog
      subject={thing}
      archive={of.archive}
      unArchive={of.unArchive}
      question={{ title: say(`subject.${change}.title`, { title: thing.title }), body: say(words[`${change}Body`]) }}
      whyNot={{ draft: say(words.archiveDraft), noWriteAccess: say(words.noWriteAccess) }}
      consequences={Consequences && <Consequences thing={thing} />}
      onClose={onClose}
    />
  );
}
