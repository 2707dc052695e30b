import { CalendarIcon, FilesIcon } from '@navikt/aksel-icons';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import type { CalendarDialog } from './calendar-dialog.ts';

/** What most want of a year wheel that they may only read: a copy as a start of their own, or its dates in their calendar program. */
export function ForReaders({ open }: { open: (dialog: CalendarDialog) => void }) {
  const say = useText();
  return (
    <>
      <Button size="sm" icon={<FilesIcon />} onClick={() => open('copy')}>
        {say('calendar.copyIt')}
      </Button>
      <Button size="sm" icon={<CalendarIcon />} onClick={() => open('feed')}>
        {say('calendar.feed.short')}
      </Button>
    </>
  );
}
