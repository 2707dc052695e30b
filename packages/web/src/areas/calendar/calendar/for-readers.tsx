import { CalendarIcon, FilesIcon } from '@navikt/aksel-icons';
import { useText } from '../../../texts/text.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import type { CalendarDialog } from './calendar-dialog.ts';

/** What most people want from a year wheel that they may only read: a copy to start from, or its dates in their calendar program. */
export function ForReaders({ open }: { open: (dialog: CalendarDialog) => void }) {
  const say = useText();
  return (
    <>
      <IconButton
        label={say('calendar.copyIt')}
        icon={<FilesIcon aria-hidden="true" fontSize="1.5rem" />}
        onClick={() => open('copy')}
      />
      <IconButton
        label={say('calendar.feed.short')}
        icon={<CalendarIcon aria-hidden="true" fontSize="1.5rem" />}
        onClick={() => open('feed')}
      />
    </>
  );
}
