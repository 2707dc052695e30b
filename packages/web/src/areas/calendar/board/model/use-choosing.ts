import { type MouseEvent, useState } from 'react';
import { shownActivities } from '../../activity/neighbours.ts';
import { type ChosenRows, noRows, reachRow, shownRows, toggleRow } from './chosen-rows.ts';

/** Choosing several rows, to do the same with all of them. */
export interface Choosing {
  /** Whether a press on the box of a row chooses the row instead of ticking its activity. */
  isOn: boolean;
  begin: () => void;
  end: () => void;
  /** Ids of the rows that are chosen, in the order shown. */
  chosen: readonly string[];
  isChosen: (id: string) => boolean;
  chooseAll: () => void;
  /** A press on the box of a row while choosing; Shift extends from the row pressed last. */
  press: (id: string, event: Pick<MouseEvent, 'shiftKey'>) => void;
  /** A press on a title: with Shift, Ctrl or Cmd it chooses the row, and begins choosing. Returns whether it did. */
  pressTitle: (id: string, event: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>) => boolean;
}

/**
 * @param listed ids of the rows that could be shown: what a filter hides is not chosen
 * @param onPages ids of those that count as shown even on later pages; all else that is folded is not chosen unseen
 */
export function useChoosing(listed: readonly string[], onPages: readonly string[]): Choosing {
  const [isOn, setOn] = useState(false);
  const [rows, setRows] = useState<ChosenRows>(noRows);
  const chosen = isOn ? shownRows(rows, listed) : [];
  const press: Choosing['press'] = (id, { shiftKey }) =>
    setRows((before) => (shiftKey ? reachRow(before, id, shownActivities()) : toggleRow(before, id)));
  return {
    isOn,
    begin: () => setOn(true),
    end: () => {
      setOn(false);
      setRows(noRows);
    },
    chosen,
    isChosen: (id) => rows.ids.has(id),
    chooseAll: () => setRows({ ids: new Set([...onPages, ...shownActivities()]), last: undefined }),
    press,
    pressTitle: (id, event) => {
      if (!event.shiftKey && !event.ctrlKey && !event.metaKey) return false;
      setOn(true);
      press(id, event);
      return true;
    },
  };
}
