import { compileTexts } from '@samspel/i18n/compile';
import { type Locale, locales } from '@samspel/i18n/locale';
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
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(shown(locale)))});`;
    },
  };
}

/** Letters are written on the server; a browser has no use for their words. */
function shown(locale: Locale): object {
  return Object.fromEntries(Object.entries(compileTexts(locale)).filter(([id]) => !id.startsWith('mail.')));
}
