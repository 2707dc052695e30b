import { PlusIcon } from '@navikt/aksel-icons';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { paths } from '../address/paths.ts';

/** Shown instead of the form of a new activity if there is no year wheel to add it to. */
export function NoCalendars() {
  const say = useText();
  const me = useMe();
  return (
    <EmptyState
      title={say('event.calendar.none')}
      action={
        <LinkButton to={paths.create(me.id)} variant="primary" icon={<PlusIcon />}>
          {say('calendar.createNew')}
        </LinkButton>
      }
    >
      {say('event.calendar.noneHint')}
    </EmptyState>
  );
}
