import type { Lock } from '../package/closure.ts';

/** Licences that let anybody use, change and pass on what they cover, also inside a work under another licence. */
const permissive = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib', 'CC0-1.0'],
  ...['Unlicense', 'Python-2.0', 'OFL-1.1'],
]);

/** A package that is taken though the lockfile names no permissive licence for it, and why that is all right. */
export type Exception = { name: RegExp; licence: string | undefined; why: string };

/** What was looked at by a person. */
const exceptions: readonly Exception[] = [
  { name: /^ical\.js$/, licence: 'MPL-2.0', why: 'used as it is, and named in NOTICE' },
  { name: /^lightningcss(-|$)/, licence: 'MPL-2.0', why: 'builds the pages, and is not in them' },
  { name: /^axe-core$/, licence: 'MPL-2.0', why: 'for tests' },
  { name: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later', why: 'a library of its own, loaded as it is' },
  {
    name: /^@img\/sharp-win32-/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    why: 'holds libvips as it is; for other machines',
  },
  {
    name: /^@img\/sharp-wasm32$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    why: 'holds libvips as it is; for other machines',
  },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0', why: 'data that a tool reads, and not in the pages' },
  { name: /^duck$/, licence: 'BSD', why: 'its LICENSE is the BSD licence of two clauses' },
  {
    name: /^(busboy|dicer|streamsearch)$/,
    licence: undefined,
    why: 'its package.json says MIT in an old form; for tests',
  },
  { name: /^png-js$/, licence: undefined, why: 'MIT, as its LICENSE says' },
  { name: /^humanize-number$/, licence: undefined, why: 'MIT, as its README says; for tests' },
  {
    name: /^only$/,
    licence: undefined,
    why: 'says none; a server of S3 for tests needs it, and nothing of it is passed on',
  },
];

/**
 * Finds packages of a lockfile whose licence is not permissive and that nobody has looked at, and exceptions that no package needs.
 * Returns a sentence about each.
 */
export function checkLicences(lock: Lock, allowed: readonly Exception[] = exceptions): string[] {
  const needed = new Set<Exception>();
  const strange = Object.entries(lock).flatMap(([folder, { license, link, version }]) => {
    const name = /^.*node_modules\/(.+)$/.exec(folder)?.[1];
    if (name === undefined || link || isPermissive(license)) return [];
    const exception = allowed.find((one) => one.name.test(name) && one.licence === license);
    if (exception) needed.add(exception);
    return exception
      ? []
      : [
          `${name}@${version} has ${license ?? 'no licence'}: take another package, or say in tools/security/licences.ts why it may be used.`,
        ];
  });
  const idle = allowed.filter((one) => !needed.has(one));
  return [
    ...strange,
    ...idle.map(({ name }) => `The exception ${name} of tools/security/licences.ts is for no package: take it away.`),
  ];
}

/** Whether one of the licences that an SPDX expression offers is permissive. What is nested deeper than one level counts as not. */
function isPermissive(expression = ''): boolean {
  const bare = /^\(([^()]*)\)$/.exec(expression)?.[1] ?? expression;
  return bare.split(' OR ').some((offer) => offer.split(' AND ').every((licence) => permissive.has(licence)));
}
