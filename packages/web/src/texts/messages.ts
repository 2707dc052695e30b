import type { CompiledTexts } from '@samspel/i18n/compile';
import type { Locale } from '@samspel/i18n/locale';
import { shared, useShared } from '../storage/state.ts';
import { storedTokens } from '../storage/tokens.ts';
import { currentLocale } from './locale.ts';

/** The texts of one language, as far as they have been fetched. */
interface LoadedTexts {
  locale: Locale;
  messages: Partial<CompiledTexts>;
}

type Part = () => Promise<{ default: Partial<CompiledTexts> }>;

/** The texts of the public screens. */
const first: Record<Locale, Part> = {
  nn: () => import('virtual:texts/nn'),
  nb: () => import('virtual:texts/nb'),
  en: () => import('virtual:texts/en'),
};

/** The texts of the frame behind the login, the home page, and the dialogs over them. */
const frame: Record<Locale, Part> = {
  nn: () => import('virtual:frame-texts/nn'),
  nb: () => import('virtual:frame-texts/nb'),
  en: () => import('virtual:frame-texts/en'),
};

/** All other texts. */
const more: Record<Locale, Part> = {
  nn: () => import('virtual:more-texts/nn'),
  nb: () => import('virtual:more-texts/nb'),
  en: () => import('virtual:more-texts/en'),
};

/** The parts needed so far: `more` is added when a page needs it, for any language. */
const needed = new Set([first, ...(storedTokens() ? [frame] : [])]);

const shown = shared<LoadedTexts>({ locale: currentLocale(), messages: {} });
/** Returns the texts to show; they change when another part or language has been fetched. */
export const useLoadedTexts = (): LoadedTexts => useShared(shown);

/** Fetches the needed texts in the chosen language, and shows them when all have come; the old language stays until then. */
export async function loadTexts(): Promise<void> {
  const locale = currentLocale();
  const parts = await Promise.all([...needed].map((part) => part[locale]()));
  if (locale !== currentLocale()) return;
  shown.set({ locale, messages: Object.assign({}, ...parts.map((part) => part.default)) });
}

let whole: Promise<void> | undefined;

/** Fetches all texts behind the login, for a page that uses more than the frame around it; tries again after a failure. */
export function loadWhole(): Promise<void> {
  needed.add(frame).add(more);
  whole ??= loadTexts().catch((error: unknown) => {
    whole = undefined;
    throw error;
  });
  return whole;
}
