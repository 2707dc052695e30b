import { useState } from 'react';
import { useMay } from '../../core/person/use-may.ts';
import { useText } from '../../texts/text.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { favourites } from '../registry/areas.ts';

/** What I follow, with a tab for each kind; a single kind needs no tabs. */
export default function Favourites({ onLeave }: { onLeave: () => void }) {
  const say = useText();
  const may = useMay();
  const tabs = favourites.filter(({ permission }) => may.use(permission));
  const [chosen, setChosen] = useState(tabs[0]?.kind ?? '');
  const [first] = tabs;
  if (tabs.length === 1 && first) return <first.Content onLeave={onLeave} />;
  return (
    <Tabs
      tabs={tabs.map(({ kind, text, Content }) => ({
        value: kind,
        label: say(text),
        content: <Content onLeave={onLeave} />,
      }))}
      value={chosen}
      onChange={(kind) => setChosen(kind as typeof chosen)}
      ofPage
    />
  );
}
