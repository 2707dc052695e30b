import { useSettings } from '../../../core/person/use-settings.ts';
import type { MyYearQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';

/** The ring of the tasks that I have in year wheels which are not in my year; the innermost. */
export const myTasksRing = { id: 'my-tasks', color: '#5b6770' };

/** My tasks of the year that no ring of it shows. */
export function tasksElsewhere({ rings, myAssignedTasks }: MyYearQuery['yearWheel']) {
  const shown = new Set(rings.flatMap(({ eventInstances }) => eventInstances.map(({ id }) => id)));
  return myAssignedTasks.filter(({ id }) => !shown.has(id));
}

/** Shows the ring of my tasks or not, on every device. */
export function MyTasksChoice({ count }: { count: number }) {
  const say = useText();
  const { settings, save } = useSettings();
  return (
    <Checkbox
      label={say('calendar.ring.showMyTasks', { count })}
      checked={settings.showAssignedTasks}
      onChange={(event) => void save({ showAssignedTasks: event.target.checked })}
    />
  );
}
