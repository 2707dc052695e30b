import type { Plugin } from 'vite';

/**
 * The first line of a script whose functions are nearly all called at the start: V8 then compiles them while the script arrives, beside the
 * main thread, instead of each when it is first called, on it. Other engines pass over the line.
 */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** Writes that line into the chunks of these names; a script of which little is called is better left without. Fails where it is not the first. */
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
