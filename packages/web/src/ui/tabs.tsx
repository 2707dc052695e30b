import '@digdir/designsystemet-web/ds-tabs';
import { Tabs as DsTabs } from '@digdir/designsystemet-react';
import { type ComponentRef, type ReactNode, useEffect, useRef } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

/** Views of one thing side by side; arrow keys move between them. Keep `value` in the address if it should survive a reload. */
export function Tabs({
  tabs,
  value,
  onChange,
  ofPage = false,
}: {
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** Whether they divide a whole page or panel. */
  ofPage?: boolean;
}) {
  const list = useRef<ComponentRef<typeof DsTabs.List>>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value decides which tab is chosen
  useEffect(() => showChosen(list.current), [value]);
  return (
    <DsTabs value={value} onChange={onChange} className={ofPage ? styles.page : undefined}>
      <DsTabs.List ref={list}>
        {tabs.map((tab) => (
          <DsTabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </DsTabs.Tab>
        ))}
      </DsTabs.List>
      {tabs.map((tab) => (
        <DsTabs.Panel key={tab.value} value={tab.value}>
          {tab.value === value && tab.content}
        </DsTabs.Panel>
      ))}
    </DsTabs>
  );
}

/** Scrolls only the row of tabs, if it is wider than the page, so that the chosen tab is in its middle. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!list || !chosen) return;
  const [row, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  list.scrollLeft += tab.left + tab.width / 2 - (row.left + row.width / 2);
}
