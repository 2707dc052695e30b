import { readCalendarView } from '@samspel/domain/account/calendar-view';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMay } from '../../../../core/person/use-may.ts';
import { useSettings } from '../../../../core/person/use-settings.ts';
import { useOnPaper } from '../../../../ui/base/use-wide.ts';
import { type BoardView, viewToShow } from './board-view.ts';

/**
 * The view that is shown, and how to show another: it is in the address, and remembered for the next time. On paper it is the wheel with its list.
 */
export function useView(isWide: boolean): { view: BoardView; show: (view: string) => void } {
  const { settings, save } = useSettings();
  const [address, setAddress] = useSearchParams();
  const isOnPaper = useOnPaper();
  const hasTimeline = useMay().use('CALENDAR_TIMELINE');
  // When the window is made narrower, or zoomed, the open view stays.
  const [startedWide] = useState(isWide);
  const show = (next: string) => {
    setAddress(
      (before) => {
        const changed = new URLSearchParams(before);
        changed.set('view', next);
        // Several years follow each other on a timeline alone.
        if (next !== 'timeline') changed.delete('years');
        return changed;
      },
      { replace: true, preventScrollReset: true, state: { keepFocus: true } },
    );
    void save({ calendarSelectedView: readCalendarView(next) ?? null }, { silent: true });
  };
  const view = viewToShow(address.get('view'), settings.calendarSelectedView, { isWide: startedWide, hasTimeline });
  return { view: isOnPaper ? 'wheel' : view, show };
}
