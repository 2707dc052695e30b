import { PlusIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { useText } from '../../../../texts/text.tsx';
import { Button } from '../../../../ui/base/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';

interface Props {
  year: string;
  onNew?: (() => void) | undefined;
  /** The way to fill the year with what the year before had, if that is offered. */
  rollover?: ReactNode;
}

/** Says that a year has no activities; those who may write can add the first, or take along those of the year before. */
export function NoActivities({ year, onNew, rollover }: Props) {
  const say = useText();
  const action = onNew && (
    <>
      <Button icon={<PlusIcon />} onClick={onNew}>
        {say('event.new')}
      </Button>
      {rollover}
    </>
  );
  return (
    <EmptyState title={say('wheel.empty', { year })} action={action}>
      {onNew && say('calendar.page.noActivitiesHint')}
    </EmptyState>
  );
}
