import { useMutation } from 'urql';
import { NewestCalendarDocument, UpdateCalendarDocument } from '../../../generated/graphql.ts';
import { ShareDialog } from '../../../subject/access/share-dialog.tsx';
import { useNewestRoot } from '../../../subject/conflict/newest.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkDies } from '../share-link/link-dies.tsx';
import type { CalendarDialogProps } from './calendar-dialog.ts';

/** Sharing a year wheel: who may read and write it. */
export default function ShareCalendar({ calendar, onClose }: CalendarDialogProps) {
  const say = useText();
  const fetchNewest = useNewestRoot(NewestCalendarDocument, calendar.id);
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
