import { useState } from 'react';
import { useSettings } from '../../../core/person/use-settings.ts';
import { viewsShown, viewToShow } from './board-view.ts';
import { useOnPaper } from './use-wide.ts';

/** The view that is shown, those that can be, and the way to another, which is remembered for the next time. On paper it is the list: a table goes on below its button. */
export function useView(isWide: boolean) {
  const { settings, save } = useSettings();
  const [view, setView] = useState(settings.calendarSelectedView);
  const isOnPaper = useOnPaper();
  const show = (next: string) => {
    setView(next);
    void save({ calendarSelectedView: next }, { silent: true });
  };
  return { view: isOnPaper ? 'list' : viewToShow(view, isWide), views: viewsShown(isWide), show };
}
