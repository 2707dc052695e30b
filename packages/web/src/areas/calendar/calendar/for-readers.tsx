import { CalendarIcon, FilesIcon } from '@navikt/aksel-icons';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import type { CalendarDialog } from './calendar-dialog.ts';

/** What most people want from a year wheel that they may only read: a copy to start from, or its dates in their calendar program. */
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
