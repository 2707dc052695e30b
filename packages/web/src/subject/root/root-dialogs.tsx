import { useText } from '../../texts/text.tsx';
import { ArchiveDialog } from '../archive/archive-dialog.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { OwnerDialog } from '../owner/owner-dialog.tsx';
import { DeleteDialog } from '../trash/delete-dialog.tsx';
import { useRestore } from '../trash/use-restore.ts';
import type { RootDialog, RootDialogProps } from './root-dialog.ts';
import { RootEdit } from './root-edit.tsx';
import type { RootThing } from './root-kind.ts';
import { RootShare } from './root-share.tsx';

type Props<Thing extends RootThing, Fields, Input extends object> = RootDialogProps<Thing, Fields, Input> & {
  opened: RootDialog;
};

/** The open dialog over a thing's page. */
export function RootDialogs<Thing extends RootThing, Fields, Input extends object>({
  opened,
  ...props
}: Props<Thing, Fields, Input>) {
  const { of, thing, onClose } = props;
  switch (opened) {
    case 'share':
      return <RootShare {...props} />;
    case 'edit':
      return <RootEdit {...props} />;
    case 'history':
      return <HistoryDialog subject={thing} document={of.history} onClose={onClose} />;
    case 'owner':
      return <OwnerDialog subject={thing} onClose={onClose} />;
    case 'archive':
      return <Archive {...props} />;
    case 'delete':
      return <Delete {...props} />;
  }
}

function Archive<Thing extends RootThing, Fields, Input extends object>(props: RootDialogProps<Thing, Fields, Input>) {
  const say = useText();
  const { of, thing, onClose } = props;
  const change = thing.status === 'ARCHIVED' ? 'unArchive' : 'archive';
  return (
    <ArchiveDialog
      subject={thing}
      archive={of.archive}
      unArchive={of.unArchive}
      question={{ title: say(`subject.${change}.title`, { title: thing.title }), body: say(`subject.${change}.body`) }}
      whyNot={{ draft: say('subject.archive.draft'), noWriteAccess: say('access.noWrite.subject') }}
      onClose={onClose}
    />
  );
}

function Delete<Thing extends RootThing, Fields, Input extends object>(props: RootDialogProps<Thing, Fields, Input>) {
  const say = useText();
  const { of, thing, onClose } = props;
  const { title } = thing;
  const restore = useRestore(of.restore);
  return (
    <DeleteDialog
      subject={thing}
      remove={of.remove}
      question={{ title: say('subject.delete.title', { title }), body: say('subject.delete.body') }}
      done={say('subject.deleted', { title })}
      restore={() => restore(thing)}
      leadsTo={of.paths.list}
      onClose={onClose}
    />
  );
}
