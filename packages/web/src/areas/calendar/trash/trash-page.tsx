import { useMe } from '../../../core/person/me.tsx';
import { TrashPage } from '../../../subject/trash/trash-page.tsx';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { paths } from '../address/paths.ts';
import { TrashActivities } from './trash-activities.tsx';
import { TrashCalendars } from './trash-calendars.tsx';

/**
 * /calendar/trash: the activities removed from year wheels that I may edit, and the removed year wheels that I own, until they are deleted for good;
 * admins see all (product/access#archive-and-trash).
 */
export function Component() {
  const say = useText();
  const me = useMe();
  return (
    <TrashPage
      above={<TextLink to={paths.year(me.id)}>{say('calendar.mine')}</TextLink>}
      title={say('subject.trash')}
      lead={say('subject.trash.lead')}
      parts={[
        { title: say('calendar.page.activities'), list: <TrashActivities /> },
        { title: say('calendar.trash.calendars'), list: <TrashCalendars /> },
      ]}
    />
  );
}
