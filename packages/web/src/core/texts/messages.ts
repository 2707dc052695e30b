import type { CompiledTexts } from '@samspel/i18n/compile';
import type { Locale } from '@samspel/i18n/locale';

const loaders: Record<Locale, () => Promise<{ default: CompiledTexts }>> = {
  nn: () => import('virtual:texts/nn'),
  nb: () => import('virtual:texts/nb'),
  en: () => import('virtual:texts/en'),
};

/** The texts of one language; only the language in use is ever fetched. */
export async function loadMessages(locale: Locale): Promise<CompiledTexts> {
  return (await loaders[locale]()).default;
}
