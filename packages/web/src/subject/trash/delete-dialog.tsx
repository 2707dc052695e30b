import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { paths } from '../../areas/calendar/address/paths.ts';
import type { CalendarDialogProps } from '../../areas/calendar/calendar/calendar-dialog.ts';
import { LinkDies } from '../../areas/calendar/share-link/link-dies.tsx';
import { useMe } from '../../core/person/me.tsx';
import { RemoveCalendarDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useRestore } from './use-restore.ts';

/** Moves a year wheel to the trash, after asking; its owner and admins can undo it right away, others cannot (decision 23). */
export default function DeleteDialog({ calendar, onClose }: CalendarDialogProps) {
  const say = useText();
  const sayProblem = useProblemText();
  const navigate = useNavigate();
  const me = useMe();
  const [{ fetching }, remove] = useMutation(RemoveCalendarDocument);
  const restore = useRestore();
  const owners = calendar.access?.persons.filter(({ access }) => access === 'OWNER') ?? [];
  const mayRestore = me.isAdmin || owners.some(({ person }) => person.id === me.id);
  const confirm = async () => {
    const { error } = await remove({ id: calendar.id });
    if (error) return toast.error(sayProblem(error));
    const undo = { words: say('button.undo'), run: () => void restore(calendar) };
    toast.success(say('calendarForm.deleted'), mayRestore ? undo : undefined);
    navigate(paths.year(me.id));
  };
  return (
    <ConfirmDialog
      title={say('calendar.delete.title', { title: calendar.title })}
      action={say('button.delete')}
      isDangerous
      isBusy={fetching}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{say('calendar.delete.body')}</p>
      <LinkDies uri={calendar.shareableUri} />
    </ConfirmDialog>
  );
}
