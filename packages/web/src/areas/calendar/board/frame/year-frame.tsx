import { createContext, type ReactNode, useContext } from 'react';
import { useMay } from '../../../../core/person/use-may.ts';
import { useText } from '../../../../texts/text.tsx';
import { useWide } from '../../../../ui/base/use-wide.ts';
import { ViewTabs } from '../../../../ui/layout/view-tabs.tsx';
import { type BoardView, viewsFor } from '../model/board-view.ts';
import { useView } from '../model/use-view.ts';
import styles from './year-frame.module.css';

/** The view of a year that is shown, and whether the window has room for a wheel with its list beside it. */
interface Shown {
  view: BoardView;
  isWide: boolean;
}

const ShownContext = createContext<Shown>({ view: 'wheel', isWide: true });

/** Returns the view that the frame around a board shows. */
export const useShownView = (): Shown => useContext(ShownContext);

/** The wheel has its list beside it from this width, in pixels. */
const besideFrom = 1200;

interface Props {
  /** The head of the page, with the tabs in its row; without one the tabs are alone. */
  head?: (tabs: ReactNode) => ReactNode;
  /** The board, or what is shown while it loads. */
  children: ReactNode;
}

/** Around a year: the head of its page and the tabs of its views in one row, so that the wheel has the height of the window. */
export function YearFrame({ head = (tabs) => <div className={styles.alone}>{tabs}</div>, children }: Props) {
  const say = useText();
  const isWide = useWide(besideFrom);
  const { view, show } = useView(isWide);
  const hasTimeline = useMay().use('CALENDAR_TIMELINE');
  const tabs = viewsFor(hasTimeline).map((value) => ({ value, label: say(`wheel.tab.${value}`) }));
  return (
    <div className={styles.frame}>
      <ViewTabs tabs={tabs} value={view} onChange={show} head={head}>
        <ShownContext value={{ view, isWide }}>{children}</ShownContext>
      </ViewTabs>
    </div>
  );
}
