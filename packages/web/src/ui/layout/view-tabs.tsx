import { Tabs as DsTabs } from '@digdir/designsystemet-react';
import { type ReactNode, useId } from 'react';
import { TabList } from './tab-list.tsx';

interface Props {
  tabs: readonly { value: string; label: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
  /** What is above the panel, such as the head of the page, with the row of tabs in it. */
  head: (tabs: ReactNode) => ReactNode;
  /** What the chosen tab shows: one panel for all, so that what it holds stays when another view of it is chosen. */
  children: ReactNode;
}

/** Views of a page whose tabs are in its head. Keep `value` in the address if it should survive a reload. */
export function ViewTabs({ tabs, value, onChange, head, children }: Props) {
  const panel = useId();
  return (
    <DsTabs value={value} onChange={onChange}>
      {head(<TabList tabs={tabs} value={value} panel={panel} />)}
      <DsTabs.Panel id={panel} value={value}>
        {children}
      </DsTabs.Panel>
    </DsTabs>
  );
}
