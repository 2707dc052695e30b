import { CalendarIcon, PersonPlusIcon, PlusIcon } from '@navikt/aksel-icons';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { CalendarDialog } from './calendar-dialog.ts';
import styles from './first-steps.module.css';

interface Props {
  /** The year shown, as it is called. */
  year: string;
  open: (dialog: CalendarDialog) => void;
}

/** What comes next where a year wheel that I write has nothing in the year shown: what happens in it, who shares it, and where its deadlines are seen. */
export function FirstSteps({ year, open }: Props) {
  const say = useText();
  return (
    <EmptyState
      title={say('wheel.empty', { year })}
      action={
        <ol className={styles.steps}>
          <li>
            {say('calendar.first.activity')}
            <Button variant="primary" icon={<PlusIcon />} onClick={() => open('new')}>
              {say('event.new')}
            </Button>
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
