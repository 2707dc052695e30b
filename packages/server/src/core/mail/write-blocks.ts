import type { Locale } from '@samspel/i18n/locale';
import type { Block } from './blocks.ts';
import { asHtml } from './blocks-as-html.ts';
import { asText } from './blocks-as-text.ts';

/** Writes a mail of blocks in both formats, plain text and HTML. @param locale the language of its words */
export const writeBlocks = (locale: Locale, subject: string, blocks: readonly Block[]) => ({
  subject,
  body: asText(blocks),
  html: asHtml(locale, subject, blocks),
});
