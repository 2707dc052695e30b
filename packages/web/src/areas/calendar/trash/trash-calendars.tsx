import { RemovedCalendarsDocument, RestoreCalendarDocument } from '../../../generated/graphql.ts';
import { TrashList } from '../../../subject/trash/trash-list.tsx';
import { useRestore } from '../../../subject/trash/use-restore.ts';
import { useText } from '../../../texts/text.tsx';

/** The removed year wheels that I own, a page at a time, to restore. */
export function TrashCalendars() {
  const say = useText();
  const restore = useRestore(RestoreCalendarDocument);
  return (
    <TrashList
      document={RemovedCalendarsDocument}
      facts={({ category }) => <span>{say(`calendar.category.${category}`)}</span>}
      restore={restore}
      none={say('calendar.trash.noCalendars')}
      pagesLabel={say('calendar.trash.calendarPages')}
    />
  );
}
