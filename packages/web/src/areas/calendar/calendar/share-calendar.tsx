import { useMutation } from 'urql';
import { UpdateCalendarDocument } from '../../../generated/graphql.ts';
import { ShareDialog } from '../../../subject/access/share-dialog.tsx';
import { useText } from '../../../texts/text.tsx';
import { LinkDies } from '../share-link/link-dies.tsx';
import type { CalendarDialogProps } from './calendar-dialog.ts';
import { useNewestCalendar } from './newest-calendar.ts';

/** Sharing a year wheel: who may read and write it. */
export default function ShareCalendar({ calendar, onClose }: CalendarDialogProps) {
  const say = useText();
  const fetchNewest = useNewestCalendar(calendar.id);
  const [{ fetching, error }, send] = useMutation(UpdateCalendarDocument);
  return (
    <ShareDialog
      subject={calendar}
      fetchNewest={fetchNewest}
      save={async (input) => {
        const { data, error } = await send({ input });
        return { saved: data?.saved, error };
      }}
      isSaving={fetching}
      error={error}
      whyNot={{ archived: say('calendar.page.archived'), noWriteAccess: say('access.noWrite.calendar') }}
      consequences={<LinkDies uri={calendar.shareableUri} />}
      onClose={onClose}
    />
  );
}
