import { useSettings } from '../../../core/person/use-settings.ts';
import type { MyYearQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';

/** The innermost ring, for my tasks in year wheels that are not in my year. */
export const myTasksRing = { id: 'my-tasks', color: '#5b6770' };

/** Returns my tasks of the year that none of its rings shows. */
export function tasksElsewhere({ rings, myAssignedTasks }: MyYearQuery['yearWheel']) {
  const shown = new Set(rings.flatMap(({ eventInstances }) => eventInstances.map(({ id }) => id)));
  return myAssignedTasks.filter(({ id }) => !shown.has(id));
}

/** The choice whether the ring of my tasks is shown, on every device. */
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
