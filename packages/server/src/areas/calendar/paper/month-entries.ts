import type { WheelActivity } from '@samspel/wheel/pure';
import { linesOf } from './set-text.ts';

/** From one activity to the next, and from one line of a title to the next, in the size of the letters. */
export const [rowStep, lineStep] = [1.35, 1.2];
/** The most lines that one title takes: the longest that there can be has room in fewer. */
const mostLines = 24;

/** An activity in a month, with its title in lines; `down` is how far it is below the first, in points. */
export type Entry = { activity: WheelActivity; lines: string[]; down: number };

/** The room for the activities of a month: its height, and the width of its titles. Points. */
export type Room = { letters: number; width: number; height: number };

/** The activities of a month that have room; `rest` is how many have none. It is whole if none is left out, and no title cut or broken within a word. */
export type Entries = { entries: Entry[]; rest: number; isWhole: boolean };

/** Sets the activities of a month below each other, each title in so many lines as all of them have room for. */
export function entriesIn(activities: readonly WheelActivity[], room: Room): Entries {
  const row = room.letters * rowStep;
  const count = Math.max(1, Math.floor(room.height / row));
  if (activities.length > count) {
    const { entries } = below(activities.slice(0, count - 1), room, 1);
    return { entries, rest: activities.length - entries.length, isWhole: false };
  }
  for (let most = mostLines; most > 1; most -= 1) {
    const { entries, height } = below(activities, room, most);
    if (height <= room.height) return { entries, rest: 0, isWhole: most === mostLines && entries.every(isUnbroken) };
  }
  return { entries: below(activities, room, 1).entries, rest: 0, isWhole: false };
}

function below(activities: readonly WheelActivity[], { letters, width }: Room, most: number) {
  let height = 0;
  const entries = activities.map((activity): Entry => {
    const lines = linesOf(activity.title, letters, 400, width, most);
    const down = height;
    height += (rowStep + (lines.length - 1) * lineStep) * letters;
    return { activity, lines, down };
  });
  return { entries, height };
}

const isUnbroken = ({ activity, lines }: Entry) =>
  lines.join(' ') === activity.title.split(/\s+/u).filter(Boolean).join(' ');
