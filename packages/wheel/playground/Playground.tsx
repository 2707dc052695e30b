import { useEffect, useMemo, useState } from 'react';
import {
  defaultSelection,
  emptySelection,
  type WheelActivity,
  WheelLegend,
  type WheelRing,
  WheelTable,
  YearWheel,
} from '../src/index.ts';
import { Controls } from './Controls.tsx';
import { crowd } from './data/crowd.ts';
import { activities, holidays, rings, TODAY } from './data/municipality.ts';
import type { Settings } from './settings.ts';
import { texts } from './texts.ts';

const SAMPLES = {
  six: { rings, activities },
  one: { rings: rings.slice(0, 1), activities: activities.filter(({ ringId }) => ringId === rings[0]?.id) },
  two: {
    rings: rings.slice(0, 2),
    activities: activities.filter(({ ringId }) => rings.slice(0, 2).some(({ id }) => id === ringId)),
  },
  crowd: crowd(12, 3000),
};

/** Returns a sample by its name, or one with a number of rings and activities: `6x139`. */
function sampleOf(name: string): { rings: WheelRing[]; activities: WheelActivity[] } {
  const [rings, activities] = name.split('x').map(Number);
  return rings && activities ? crowd(rings, activities) : SAMPLES[name as keyof typeof SAMPLES];
}

/** The wheel, its legend and its table, with every setting at hand. */
export function Playground({ start }: { start: Settings }) {
  const [settings, setSettings] = useState(start);
  const [year, setYear] = useState(2026);
  const data = useMemo(() => sampleOf(settings.sample), [settings.sample]);
  const ids = data.rings.map(({ id }) => id);
  const [selection, setSelection] = useState(() =>
    settings.isAllShown ? emptySelection() : defaultSelection(2026, TODAY, ids, settings),
  );
  const [opened, setOpened] = useState('');
  useEffect(() => {
    document.documentElement.dataset.colorScheme = settings.theme;
  }, [settings.theme]);
  const shared = { ...data, year, texts, selection, startMonth: settings.startMonth, twoYears: settings.twoYears };
  const open = ({ title }: { title: string }) => setOpened(title);
  return (
    <main>
      <h1>Årshjul</h1>
      <Controls settings={settings} onChange={setSettings} />
      <div className="wheel-sheet">
        <div>
          <YearWheel
            {...shared}
            today={TODAY}
            holidays={holidays}
            direction={settings.direction}
            selectionMode={settings.selectionMode}
            toggleMode={settings.toggleMode}
            part={settings.part}
            onPartChange={(part) => setSettings({ ...settings, part })}
            onSelectionChange={setSelection}
            onActivityOpen={open}
            onYearChange={setYear}
            yearRange={{ first: 2018, last: 2029 }}
          />
        </div>
        <div className="beside">
          <WheelLegend {...data} texts={texts} />
          {opened && <p>Opna: {opened}</p>}
          <WheelTable {...shared} onActivityOpen={open} />
        </div>
      </div>
    </main>
  );
}
