import { paths } from '../../areas/calendar/address/paths.ts';
import type { CalendarCardFragment } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FollowButton } from '../reaction/follow-button.tsx';
import { sayCalendarTitle } from './say-title.ts';

/** A year wheel of which I may see the card only: whom to ask. */
export function LimitedCalendar({ calendar }: { calendar: CalendarCardFragment }) {
  const say = useText();
  const { category, createdBy } = calendar;
  return (
    <>
      <PageHeader
        above={say(`calendar.category.${category}`)}
        title={sayCalendarTitle(say, calendar)}
        lead={say('calendar.page.by', { name: createdBy.name, organization: createdBy.organization.name })}
        actions={<FollowButton subject={calendar} />}
      />
      <EmptyState
        title={say('calendar.card.limitedHint')}
        action={<LinkButton to={paths.explore}>{say('calendar.explore')}</LinkButton>}
      >
        {say('access.ask', { owner: createdBy.name })}
      </EmptyState>
    </>
  );
}
