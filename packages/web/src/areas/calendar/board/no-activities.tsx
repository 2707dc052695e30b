import { PlusIcon } from '@navikt/aksel-icons';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Says that a year has no activities; those who may write can add the first. */
export function NoActivities({ year, onNew }: { year: string; onNew?: (() => void) | undefined }) {
  const say = useText();
  const action = onNew && (
    <Button icon={<PlusIcon />} onClick={onNew}>
      {say('event.new')}
    </Button>
  );
  return (
    <EmptyState title={say('wheel.empty', { year })} action={action}>
      {onNew && say('calendar.page.noActivitiesHint')}
    </EmptyState>
  );
}
