import type { Locale } from '@samspel/i18n/locale';
import type { Block } from './blocks.ts';
import { asHtml } from './blocks-as-html.ts';
import { asText } from './blocks-as-text.ts';

/** The two ways in which a mail of blocks is sent. @param locale the language of its words */
export const writeBlocks = (locale: Locale, blocks: readonly Block[]): { body: string; html: string } => ({
  body: asText(blocks),
  html: asHtml(locale, blocks),
});
