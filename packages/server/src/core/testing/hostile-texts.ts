/** Returns the milliseconds of CPU that some work takes: only those of this process, whatever else the machine does. */
export async function busyFor(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Texts of a given length that slow down careless patterns, by what they consist of. */
export const hostileTexts: Record<string, (length: number) => string> = {
  spaces: (length) => `x${' '.repeat(length - 2)}y`,
  'line breaks and spaces': (length) => `x${'\n '.repeat(length / 2 - 1)}y`,
  'spaces before a line break': (length) => `x${'        \t\n'.repeat(length / 10)}y`,
  'parts of an address': (length) => `${'a.'.repeat(length / 2)}@`,
  'words with dashes': (length) => `${'a-'.repeat(length / 2)}!`,
  'marks above and below one letter': (length) => `a${'\u0301\u0323'.repeat(length / 4)}`,
  'letters that nobody sees': (length) => '\u200b\u00ad'.repeat(length / 4),
  'open brackets': (length) => `{"type":"doc","content":${'['.repeat(length)}`,
};
