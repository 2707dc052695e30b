import '@digdir/designsystemet-web/ds-tabs';
import { Tabs as DsTabs } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

/** Views of one thing side by side; arrow keys move between them. Hold `value` in the address where it should survive a reload. */
export function Tabs({
  tabs,
  value,
  onChange,
  ofPage = false,
}: {
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** They divide a whole page. */
  ofPage?: boolean;
}) {
  return (
    <DsTabs value={value} onChange={onChange} className={ofPage ? styles.page : undefined}>
      <DsTabs.List>
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
