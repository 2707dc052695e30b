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

/** The texts that every screen needs. */
const first: Record<Locale, Part> = {
  nn: () => import('virtual:texts/nn'),
  nb: () => import('virtual:texts/nb'),
  en: () => import('virtual:texts/en'),
};

/** Those of the public screens. */
const open: Record<Locale, Part> = {
  nn: () => import('virtual:public-texts/nn'),
  nb: () => import('virtual:public-texts/nb'),
  en: () => import('virtual:public-texts/en'),
};

/** Those of the frame behind the login and of the home page. */
const frame: Record<Locale, Part> = {
  nn: () => import('virtual:frame-texts/nn'),
  nb: () => import('virtual:frame-texts/nb'),
  en: () => import('virtual:frame-texts/en'),
};

/** Those of the pages that are read most, without what opens over them. */
const page: Record<Locale, Part> = {
  nn: () => import('virtual:page-texts/nn'),
  nb: () => import('virtual:page-texts/nb'),
  en: () => import('virtual:page-texts/en'),
};

/** All others. */
const more: Record<Locale, Part> = {
  nn: () => import('virtual:more-texts/nn'),
  nb: () => import('virtual:more-texts/nb'),
  en: () => import('virtual:more-texts/en'),
};

/** The parts needed so far: others are added when a page needs them, for any language. */
const needed = new Set([first, storedTokens() ? frame : open]);

const shown = shared<LoadedTexts>({ locale: currentLocale(), messages: {} });
/** Returns the texts to show; they change when another part or language has been fetched. */
export const useLoadedTexts = (): LoadedTexts => useShared(shown);

let [asked, shownTurn] = [0, 0];

/** Fetches the needed texts in the chosen language, and shows them when all have come; the old language stays until then. */
export async function loadTexts(): Promise<void> {
  const locale = currentLocale();
  asked += 1;
  const turn = asked;
  const parts = await Promise.all([...needed].map((part) => part[locale]()));
  // What was asked for earlier may come later, and has fewer parts.
  if (locale !== currentLocale() || turn < shownTurn) return;
  shownTurn = turn;
  shown.set({ locale, messages: Object.assign({}, ...parts.map((part) => part.default)) });
}

/** Makes the function that fetches some parts, once; it tries again after a failure. */
function fetching(parts: readonly Record<Locale, Part>[]): () => Promise<void> {
  let fetched: Promise<void> | undefined;
  return () => {
    for (const part of parts) needed.add(part);
    fetched ??= loadTexts().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
}

/** Fetches the texts of the public screens. */
export const loadPublic = fetching([open]);
/** Fetches the texts of the pages that are read most. */
export const loadPages = fetching([frame, page]);
/** Fetches all texts, for a page or a dialog that says more. */
export const loadWhole = fetching([open, frame, page, more]);

/** Fetches a part of a page, and all texts with it. What a page imports late goes through this when it is built (vite.texts.ts). */
export async function withAllTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadWhole()]);
  return part;
}
