import type { CompiledTexts } from '@samspel/i18n/compile';
import type { Locale } from '@samspel/i18n/locale';
import { shared, useShared } from '../storage/state.ts';
import { storedTokens } from '../storage/tokens.ts';
import { currentLocale } from './locale.ts';

/** The texts of one language, as far as they are fetched. */
interface LoadedTexts {
  locale: Locale;
  messages: Partial<CompiledTexts>;
}

type Part = () => Promise<{ default: Partial<CompiledTexts> }>;

/** What the public screens say. */
const first: Record<Locale, Part> = {
  nn: () => import('virtual:texts/nn'),
  nb: () => import('virtual:texts/nb'),
  en: () => import('virtual:texts/en'),
};

/** What the frame behind the login, the home page and the dialogs over them say. */
const frame: Record<Locale, Part> = {
  nn: () => import('virtual:frame-texts/nn'),
  nb: () => import('virtual:frame-texts/nb'),
  en: () => import('virtual:frame-texts/en'),
};

/** What everything else says. */
const more: Record<Locale, Part> = {
  nn: () => import('virtual:more-texts/nn'),
  nb: () => import('virtual:more-texts/nb'),
  en: () => import('virtual:more-texts/en'),
};

/** What is said on the pages that were opened so far: more, once it was needed, in any language. */
const needed = new Set([first, ...(storedTokens() ? [frame] : [])]);

const shown = shared<LoadedTexts>({ locale: currentLocale(), messages: {} });
/** The texts to show; they change when a part, or another language, has come. */
export const useLoadedTexts = (): LoadedTexts => useShared(shown);

/** Fetches what is needed in the language that is chosen now, and shows it when it has all come; the old language stays until then. */
export async function loadTexts(): Promise<void> {
  const locale = currentLocale();
  const parts = await Promise.all([...needed].map((part) => part[locale]()));
  if (locale !== currentLocale()) return;
  shown.set({ locale, messages: Object.assign({}, ...parts.map((part) => part.default)) });
}

let whole: Promise<void> | undefined;

/** Fetches all that is said behind the login, for a page that says more than the frame around it; fetched again where that failed. */
export function loadWhole(): Promise<void> {
  needed.add(frame).add(more);
  whole ??= loadTexts().catch((error: unknown) => {
    whole = undefined;
    throw error;
  });
  return whole;
}
