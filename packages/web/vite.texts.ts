import { compileTexts } from '@samspel/i18n/compile';
import { locales } from '@samspel/i18n/locale';
import type { Plugin } from 'vite';

const prefix = 'virtual:texts/';

/** Serves `virtual:texts/nn`, `/nb` and `/en`: every text of one language, compiled, so that a browser loads one language and no parser. */
export function compiledTexts(): Plugin {
  return {
    name: 'samspel-texts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      const locale = locales.find((one) => id === `\0${prefix}${one}`);
      if (!locale) return undefined;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compileTexts(locale)))});`;
    },
  };
}
