import { CalendarIcon, FileImportIcon, PersonPlusIcon, PlusIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { paths } from '../address/paths.ts';
import { usePageAddress } from '../address/use-page-address.ts';
import type { CalendarDialog } from './calendar-dialogs.tsx';
import styles from './first-steps.module.css';

interface Props {
  /** The year wheel that has nothing yet. */
  calendar: { id: string };
  /** The name of the year shown. */
  year: string;
  open: (dialog: CalendarDialog) => void;
  onNew: () => void;
  /** The way to fill the year with what the year before had, if that is offered. */
  rollover?: ReactNode;
}

/**
 * The next steps if a year wheel that I may write has nothing in the year shown: add activities, share it, and see its deadlines in a calendar
 * program.
 */
export function FirstSteps({ calendar, year, open, onNew, rollover }: Props) {
  const say = useText();
  const address = usePageAddress();
  return (
    <EmptyState
      title={say('wheel.empty', { year })}
      action={
        <ol className={styles.steps}>
          {rollover && (
            <li>
              {say('rollover.offer', { year })}
              {rollover}
            </li>
          )}
          <li>
            {say('calendar.first.activity')}
            <Button variant="primary" icon={<PlusIcon />} onClick={onNew}>
              {say('event.new')}
            </Button>
            <LinkButton to={paths.import(calendar, address.year)} icon={<FileImportIcon />}>
              {say('import.menu')}
            </LinkButton>
          </li>
          <li>
            {say('calendar.first.share')}
            <Button icon={<PersonPlusIcon />} onClick={() => open('share')}>
              {say('calendar.first.shareIt')}
            </Button>
          </li>
          <li>
            {say('calendar.first.feed')}
            <Button icon={<CalendarIcon />} onClick={() => open('feed')}>
              {say('calendar.first.feedIt')}
            </Button>
          </li>
        </ol>
      }
    />
  );
}
