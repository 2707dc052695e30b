import type { Plugin } from 'vite';

/**
 * The first line of a script whose functions are nearly all called at the start: V8 then compiles them while the script arrives, outside the main
 * thread, instead of each at its first call, on it. Other engines ignore the line.
 */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/**
 * Writes that line into the chunks with these names; a script in which little is called is better without. Vite writes what a chunk loads later before it,
 * so it is moved to the front again. Fails if it is not the first line.
 */
export function compiledAhead(names: readonly string[]): Plugin {
  return {
    name: 'samspel:compiled-ahead',
    apply: 'build',
    outputOptions: (options) => ({
      ...options,
      postBanner: ({ name }) => (names.includes(name) ? COMPILE_AHEAD : ''),
    }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const later = file.type === 'chunk' ? file.code.indexOf(`\n${COMPILE_AHEAD}\n`) : -1;
          // The lines after it keep their places, so that the source map stays true.
          if (file.type === 'chunk' && later > 0)
            file.code = `${COMPILE_AHEAD}\n${file.code.slice(0, later)}${file.code.slice(later + COMPILE_AHEAD.length + 1)}`;
        }
      },
    },
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const done = chunks.filter(({ code }) => code.startsWith(COMPILE_AHEAD)).map(({ name }) => name);
      const missed = names.filter((name) => !done.includes(name));
      if (missed.length > 0)
        this.error(`Not compiled ahead, since no such chunk begins with the line: ${missed.join(', ')}`);
    },
  };
}
