import '@digdir/designsystemet-web/ds-tabs';
import { Tabs as DsTabs } from '@digdir/designsystemet-react';
import { type ComponentRef, type ReactNode, type RefObject, useEffect, useRef } from 'react';

interface Props {
  tabs: readonly { value: string; label: ReactNode }[];
  /** The chosen one. */
  value: string;
  /** Id of the panel, if all tabs share one. */
  panel?: string;
}

/** The row of tabs, in which the chosen one is in sight. */
export function TabList({ tabs, value, panel }: Props) {
  const list = useRef<ComponentRef<typeof DsTabs.List>>(null);
  useOverflow(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value decides which tab is chosen
  useEffect(() => showChosen(list.current), [value]);
  return (
    <DsTabs.List ref={list} data-offers="">
      {tabs.map((tab) => (
        <DsTabs.Tab key={tab.value} value={tab.value} {...(panel && { 'aria-controls': panel })}>
          {tab.label}
        </DsTabs.Tab>
      ))}
    </DsTabs.List>
  );
}

/** Marks the row of tabs while it can be scrolled towards its start or its end, for a shade that shows that there are more. */
function useOverflow(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const mark = () => {
      const left = Math.abs(row.scrollLeft);
      row.toggleAttribute('data-more-before', left > 1);
      row.toggleAttribute('data-more-after', left + row.clientWidth < row.scrollWidth - 1);
    };
    mark();
    const size = new ResizeObserver(mark);
    for (const part of [row, ...row.children]) size.observe(part);
    row.addEventListener('scroll', mark, { passive: true });
    return () => {
      size.disconnect();
      row.removeEventListener('scroll', mark);
    };
  }, [list]);
}

/** Scrolls only the row of tabs, if it is wider than the page, so that the chosen tab is in its middle. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!list || !chosen) return;
  const [row, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  list.scrollLeft += tab.left + tab.width / 2 - (row.left + row.width / 2);
}
