import { CalendarIcon } from '@navikt/aksel-icons';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import type { CopiedCalendar } from '../copy/copied-calendar.ts';
import { CopyAsTemplate } from '../copy/copy-as-template.tsx';
import styles from './edit-tools.module.css';

const FeedDialog = lazy(() => import('../feed/feed-dialog.tsx'));

/** Above the form of a year wheel, what else can be done with it: a copy, and the links for a calendar program (product/year-wheels#forms). */
export function EditTools({ calendar }: { calendar: CopiedCalendar }) {
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.tools}>
      <CopyAsTemplate calendar={calendar} />
      <Button size="sm" icon={<CalendarIcon />} onClick={() => setOpen(true)}>
        {say('calendar.feed.menu')}
      </Button>
      {isOpen && (
        <Suspense>
          <FeedDialog calendar={calendar} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
