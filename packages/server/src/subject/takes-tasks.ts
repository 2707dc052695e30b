import type { Day } from '@samspel/domain/time/day';
import type { Act } from '../core/area/action.ts';

/** A task that another area puts into a thing, such as a year wheel. */
export type NewTask = {
  title: string;
  /** Rich text as JSON: what it is for. */
  description: string;
  day: Day;
  /** Who should be responsible: left out if they may not read the thing. */
  responsible: number | null;
};

/** A task on the day where its plan put it. */
export type PlacedTask = { id: number; day: Day };

/** How another area puts dated tasks into things of a kind, by the kind's own rules. */
export type TakesTasks = {
  /**
   * Makes tasks in a thing, all of them or none; returns their ids in the order of the input. Throws `notFound` or `notAllowed` at `input.<field>`
   * if the caller may not write the thing, what its kind says if it is archived, and `input.outsideYears` at `input.tasks.0.startDate`.
   */
  make: (act: Act, into: { id: number; field: string }, tasks: readonly NewTask[]) => Promise<number[]>;
  /**
   * Moves tasks that are open and on their day; returns the ids of those. Tasks that were done, moved by hand or removed stay as they are.
   * Throws `notAllowed`, or what its kind says if it is archived, at `field`, and `input.outsideYears`.
   */
  move: (act: Act, tasks: readonly (PlacedTask & { to: Day })[], field: string) => Promise<number[]>;
  /** Removes tasks that are open and on their day, into the trash. Throws as `move`. */
  remove: (act: Act, tasks: readonly PlacedTask[], field: string) => Promise<void>;
};
