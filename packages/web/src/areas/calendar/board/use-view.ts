import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSettings } from '../../../core/person/use-settings.ts';
import { useOnPaper } from '../../../ui/use-wide.ts';
import { type BoardView, viewToShow } from './board-view.ts';

/**
 * The view that is shown, and how to show another: it is in the address, and remembered for the next time. On paper it is the wheel with its list.
 */
export function useView(isWide: boolean): { view: BoardView; show: (view: string) => void } {
  const { settings, save } = useSettings();
  const [address, setAddress] = useSearchParams();
  const isOnPaper = useOnPaper();
  // When the window is made narrower, or zoomed, the open view stays.
  const [startedWide] = useState(isWide);
  const show = (next: string) => {
    setAddress(
      (before) => {
        const changed = new URLSearchParams(before);
        changed.set('view', next);
        return changed;
      },
      { replace: true, preventScrollReset: true, state: { keepFocus: true } },
    );
    void save({ calendarSelectedView: next }, { silent: true });
  };
  const view = viewToShow(address.get('view'), settings.calendarSelectedView, startedWide);
  return { view: isOnPaper ? 'wheel' : view, show };
}
