import { Tabs as DsTabs } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';
import { TabList } from './tab-list.tsx';
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
  return (
    <DsTabs value={value} onChange={onChange} className={ofPage ? styles.page : undefined}>
      <TabList tabs={tabs} value={value} />
      {tabs.map((tab) => (
        <DsTabs.Panel key={tab.value} value={tab.value}>
          {tab.value === value && tab.content}
        </DsTabs.Panel>
      ))}
    </DsTabs>
  );
}
