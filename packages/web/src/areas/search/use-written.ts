import { useEffect, useState } from 'react';
import { useMe } from '../../core/person/me.tsx';
import { useMay } from '../../core/person/use-may.ts';
import { useToday } from '../../core/time/use-today.ts';
import { type ReadWritten, useAllShortcuts } from '../../subject/shortcuts.ts';
import { useText } from '../../texts/text.tsx';
import type { EntryGroup } from './entry.ts';

/** What the text itself asks for, in the languages of the areas: an activity with its day, a year. */
export function useWritten(text: string): EntryGroup[] {
  const say = useText();
  const today = useToday();
  const me = useMe();
  const may = useMay();
  const { readers } = useAllShortcuts();
  const [read, setRead] = useState<readonly ReadWritten[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are fetched once, when the search opens
  useEffect(() => {
    const allowed = readers.filter(({ permission }) => may.use(permission));
    void Promise.all(allowed.map(({ fetch }) => fetch())).then(setRead, () => undefined);
  }, []);
  const entries = read
    .flatMap((one) => one(text.trim(), { say, today, me }))
    .map(({ name, icon, ...action }) => ({
      ...action,
      key: `written ${name}`,
      sign: icon,
      title: [{ text: name, isMatch: false }],
    }));
  return entries.length > 0 ? [{ key: 'written', title: say('search.written'), entries }] : [];
}
