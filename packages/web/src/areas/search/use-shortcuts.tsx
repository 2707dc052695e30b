import { MoonIcon, SunIcon } from '@navikt/aksel-icons';
import { markWords } from '@samspel/domain/search/marks';
import { wordsOf } from '@samspel/domain/search/search';
import { useMe } from '../../core/person/me.tsx';
import { useChooseTheme } from '../../core/person/use-choose-theme.ts';
import { useMay } from '../../core/person/use-may.ts';
import { useAllShortcuts } from '../../subject/shortcuts.ts';
import { useText } from '../../texts/text.tsx';
import { useTheme } from '../../theme/theme.ts';
import type { Entry, EntryGroup } from './entry.ts';

/** Returns the actions whose names have all the words, each perhaps unfinished; all actions before anything is typed. */
export function useShortcuts(text: string): EntryGroup[] {
  const say = useText();
  const me = useMe();
  const may = useMay();
  const shortcuts = useAllShortcuts();
  const chooseTheme = useChooseTheme();
  const other = useTheme() === 'light' ? 'dark' : 'light';
  const words = wordsOf(text);
  const all: (Omit<Entry, 'title'> & { name: string })[] = [
    ...shortcuts
      .filter(({ permission }) => may.use(permission))
      .map(({ text: name, icon, to }) => ({ key: name, name: say(name), sign: icon, to: to(me) })),
    {
      key: 'theme',
      name: say(`shell.theme.${other}`),
      sign: other === 'dark' ? <MoonIcon aria-hidden="true" /> : <SunIcon aria-hidden="true" />,
      run: () => chooseTheme(other),
    },
  ];
  const entries = all
    .filter(({ name }) => words.every((word) => wordsOf(name).some((one) => one.startsWith(word))))
    .map(({ name, ...entry }) => ({ ...entry, title: markWords(name, words) }));
  const isMeant = text.trim() === '' || words.length > 0;
  return entries.length > 0 && isMeant ? [{ key: 'shortcuts', title: say('search.actions'), entries }] : [];
}
