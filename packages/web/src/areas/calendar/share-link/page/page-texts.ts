import type { CompiledTexts } from '@samspel/i18n/compile';
import type { Locale } from '@samspel/i18n/locale';

type Part = () => Promise<{ default: Partial<CompiledTexts> }>;

const parts: Record<Locale, Part> = {
  nn: () => import('virtual:shared-texts/nn'),
  nb: () => import('virtual:shared-texts/nb'),
  en: () => import('virtual:shared-texts/en'),
};

/** Loads the texts for the page of a share link in one language; the others are never fetched. */
export const loadSharedTexts = async (locale: Locale): Promise<CompiledTexts> =>
  (await parts[locale]()).default as CompiledTexts;
