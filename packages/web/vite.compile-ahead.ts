import type { Plugin } from 'vite';

/**
 * The first line of a script whose functions are nearly all called at the start: V8 then compiles them while the script arrives, outside the main
 * thread, instead of each at its first call, on it. Other engines ignore the line.
 */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** Writes that line into the chunks with these names; a script in which little is called is better without. Fails if it is not the first line. */
export function compiledAhead(names: readonly string[]): Plugin {
  return {
    name: 'samspel:compiled-ahead',
    apply: 'build',
    outputOptions: (options) => ({
      ...options,
      postBanner: ({ name }) => (names.includes(name) ? COMPILE_AHEAD : ''),
    }),
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const done = chunks.filter(({ code }) => code.startsWith(COMPILE_AHEAD)).map(({ name }) => name);
      const missed = names.filter((name) => !done.includes(name));
      if (missed.length > 0)
        this.error(`Not compiled ahead, since no such chunk begins with the line: ${missed.join(', ')}`);
    },
  };
}
