import { ArrowRightIcon, BulletListIcon, MoonIcon, SunIcon } from '@navikt/aksel-icons';
import { markWords } from '@samspel/domain/search/marks';
import { wordsOf } from '@samspel/domain/search/search';
import { isSameText } from '@samspel/domain/text/fold';
import { useState } from 'react';
import { useMe } from '../../core/person/me.tsx';
import { useChooseTheme } from '../../core/person/use-choose-theme.ts';
import { useMay } from '../../core/person/use-may.ts';
import { useAllShortcuts } from '../../subject/shortcuts.ts';
import { useText } from '../../texts/text.tsx';
import { useTheme } from '../../theme/theme.ts';
import { pageOffers } from '../../ui/layout/page-offers.ts';
import type { Entry, EntryGroup } from './entry.ts';

/** How many of what the page offers are shown before anything is typed. */
const mostAtFirst = 5;

type Command = Omit<Entry, 'title'> & { name: string };

/** What can be done: on this page, and from everywhere. */
interface Commands {
  here: readonly EntryGroup[];
  everywhere: readonly EntryGroup[];
}

/**
 * Returns the commands whose names have all the words, each perhaps unfinished; before anything is typed, what the page offers and the actions, without
 * the ways to places. What the page offers is not offered again from everywhere.
 */
export function useCommands(text: string): Commands {
  const say = useText();
  const [offers] = useState(pageOffers);
  const words = wordsOf(text);
  const isMeant = text.trim() === '' || words.length > 0;
  const here = offers.map(({ name, run }, at) => ({
    key: `here-${at}`,
    name,
    sign: <BulletListIcon aria-hidden="true" />,
    run,
  }));
  const all = useEverywhere(text.trim() === '').filter(
    ({ name }, at, every) =>
      !offers.some((offer) => isSameText(offer.name, name)) &&
      every.findIndex((one) => isSameText(one.name, name)) === at,
  );
  const groupOf = (key: string, title: string, commands: readonly Command[]): EntryGroup[] => {
    const entries = commands
      .filter(({ name }) => isMeant && words.every((word) => wordsOf(name).some((one) => one.startsWith(word))))
      .map(({ name, ...entry }) => ({ ...entry, title: markWords(name, words) }));
    return entries.length > 0 ? [{ key, title, entries }] : [];
  };
  return {
    here: groupOf('here', say('search.here'), text.trim() === '' ? here.slice(0, mostAtFirst) : here),
    everywhere: groupOf('shortcuts', say('search.actions'), all),
  };
}

/** @param isShort leaves out what is only found by its words */
function useEverywhere(isShort: boolean): Command[] {
  const say = useText();
  const me = useMe();
  const may = useMay();
  const { shortcuts } = useAllShortcuts();
  const chooseTheme = useChooseTheme();
  const other = useTheme() === 'light' ? 'dark' : 'light';
  return [
    ...shortcuts
      .filter(({ permission, isPlace }) => may.use(permission) && !(isPlace && isShort))
      .map(({ text, icon, to, state, isPlace }) => ({
        key: `to ${text}`,
        name: isPlace ? say('search.goTo', { place: say(text) }) : say(text),
        sign: isPlace ? <ArrowRightIcon aria-hidden="true" /> : icon,
        to: to(me),
        state,
      })),
    {
      key: 'theme',
      name: say(`shell.theme.${other}`),
      sign: other === 'dark' ? <MoonIcon aria-hidden="true" /> : <SunIcon aria-hidden="true" />,
      run: () => chooseTheme(other),
    },
  ];
}
