import type { CompiledTexts } from '@samspel/i18n/compile';
import type { Locale } from '@samspel/i18n/locale';
import { shared, useShared } from '../storage/state.ts';
import { storedTokens } from '../storage/tokens.ts';

type Part = () => Promise<{ default: Partial<CompiledTexts> }>;

/** What the public screens say. */
const first: Record<Locale, Part> = {
  nn: () => import('virtual:texts/nn'),
  nb: () => import('virtual:texts/nb'),
  en: () => import('virtual:texts/en'),
};

/** What everything behind the login says. */
const more: Record<Locale, Part> = {
  nn: () => import('virtual:more-texts/nn'),
  nb: () => import('virtual:more-texts/nb'),
  en: () => import('virtual:more-texts/en'),
};

/** Whether what is said behind the login is there too: from the beginning where somebody is signed in. */
const isWhole = shared(storedTokens() !== null);
export const useIsWhole = (): boolean => useShared(isWhole);

/** Fetches what is said behind the login, for a page that somebody signs in on and that is not loaded anew. */
export async function loadWhole(locale: Locale): Promise<void> {
  await more[locale]();
  isWhole.set(true);
}

/** The texts of one language; only the language in use is ever fetched, and of it only what the public screens say until somebody has signed in. */
export async function loadMessages(locale: Locale): Promise<CompiledTexts> {
  const parts = await Promise.all([first[locale](), isWhole.get() ? more[locale]() : undefined]);
  return Object.assign({}, ...parts.map((part) => part?.default)) as CompiledTexts;
}
