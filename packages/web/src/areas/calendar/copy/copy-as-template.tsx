import { FilesIcon } from '@navikt/aksel-icons';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import type { CopiedCalendar } from './copied-calendar.ts';

const CopyDialog = lazy(() => import('./copy-dialog.tsx'));

/**
 * The button 'Kopier som mal' of the edit form (product/sharing#copies-and-forks), with its dialog. It is outside the form: what is not saved is not
 * copied.
 */
export function CopyAsTemplate({ calendar }: { calendar: CopiedCalendar }) {
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<FilesIcon />} onClick={() => setOpen(true)}>
        {say('calendarForm.copyAsTemplate')}
      </Button>
      {isOpen && (
        <Suspense>
          <CopyDialog calendar={calendar} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
