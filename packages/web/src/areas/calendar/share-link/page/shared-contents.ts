import type { SharedYear } from '@samspel/domain/calendar/share-link-year';
import type { WheelActivity, WheelRing } from '@samspel/wheel';

/** A shared year as the wheel draws it. */
export interface SharedContents {
  rings: WheelRing[];
  activities: WheelActivity[];
}

/** Gives rings and activities ids by their places. `rest` is the name of the ring for activities without a tag, if there are other rings. */
export function contentsOf({ title, rings, activities }: SharedYear, rest: string): SharedContents {
  return {
    rings: rings.map((ring, index) => ({
      id: String(index),
      title: ring.title ?? (rings.length === 1 ? title : rest),
      color: ring.color,
      sign: index,
    })),
    activities: activities.map(({ ring, ...activity }, index) => ({
      ...activity,
      id: String(index),
      ringId: String(ring),
      isDone: false,
    })),
  };
}
