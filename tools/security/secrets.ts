import type { Source } from '../architecture/source.ts';

/** What secrets look like, by what they are. */
const looks: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\s|\\[nr])*[A-Za-z0-9+/=]{20}/,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60})/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[abprs]-[A-Za-z0-9-]{20}/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a key of Azure': /\bAccountKey=[A-Za-z0-9+/]{60}/,
  'a key of age': /\bAGE-SECRET-KEY-1[0-9A-Z]{50}/,
  'a signed token': /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{16,}/,
};

/** Names of files that hold secrets or settings of one installation. */
const telling = /(^|\/)(\.env(\..+)?|id_(rsa|ecdsa|ed25519)|[^/]+\.(pem|p12|pfx|key|keystore|backup))$/;

/** A value that is given to a name like SECRET_KEY or apiToken. */
const given = /(?:secret|passw(?:or)?d|token|api_?key)\w*['"]?\s*[:=]\s*['"]([A-Za-z0-9+/=_-]{24,})['"]/gi;

/** Bits a character from which a text is random rather than words. */
const randomBits = 4;

/** Finds what looks like a secret in files, or is a file of secrets. Returns a sentence about each, which does not repeat it. */
export function checkSecrets(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => [
    ...(telling.test(path)
      ? [`${path} is a file of secrets or of one installation: it belongs in no repository.`]
      : []),
    ...Object.entries(looks).flatMap(([what, look]) => sayAt(path, text, look.exec(text)?.index, what)),
    ...[...text.matchAll(given)]
      .filter(([, value]) => bitsOf(value!) >= randomBits)
      .flatMap(({ index }) => sayAt(path, text, index, 'a secret')),
  ]);
}

function sayAt(path: string, text: string, index: number | undefined, what: string): string[] {
  if (index === undefined) return [];
  const line = text.slice(0, index).split('\n').length;
  return [`${path}:${line} looks like ${what}: take it out, and make it worthless where it works.`];
}

/** Returns the bits of information in each character of a text, by how often each occurs (Shannon). */
function bitsOf(text: string): number {
  const counts = Map.groupBy(text, (sign) => sign);
  return [...counts.values()].reduce(
    (sum, { length }) => sum - (length / text.length) * Math.log2(length / text.length),
    0,
  );
}
