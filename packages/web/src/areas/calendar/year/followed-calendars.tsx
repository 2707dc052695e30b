import { ringShades } from '@samspel/wheel/pure';
import { FollowedCalendarsDocument } from '../../../generated/graphql.ts';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { FollowedList } from '../../../subject/reaction/followed-list.tsx';
import { useText } from '../../../texts/text.tsx';
import { useTheme } from '../../../theme/theme.ts';
import { paths } from '../address/paths.ts';

/** The year wheels that I follow, the one followed last first. */
export function FollowedCalendars({ onLeave }: { onLeave: () => void }) {
  const say = useText();
  const theme = useTheme();
  return (
    <FollowedList
      query={FollowedCalendarsDocument}
      read={({ myFollowed }) =>
        myFollowed.calendars.map((calendar) => ({
          id: calendar.id,
          to: paths.calendar(calendar),
          title: sayTitle(say, calendar),
          by: calendar.createdBy.name,
          colour: calendar.color ? ringShades(calendar.color, theme).mark : undefined,
        }))
      }
      empty={{
        title: say('notification.favourites.calendar.empty'),
        hint: say('notification.favourites.calendar.hint'),
        to: paths.explore,
        action: say('calendar.explore'),
      }}
      onLeave={onLeave}
    />
  );
}
