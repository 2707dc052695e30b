import { describe, expect, it } from 'vitest';
import { checkLicences } from './licences.ts';
import { checkLockfile } from './lockfile.ts';
import { checkSecrets } from './secrets.ts';

describe('licences', () => {
  const found = (license: string | undefined) => checkLicences({ 'node_modules/x': { version: '1.0.0', license } }, []);

  it.each(['MIT', '(MIT AND Zlib)', '(MIT OR GPL-3.0-or-later)', 'MIT OR Apache-2.0'])(
    '%s is permissive',
    (licence) => {
      expect(found(licence)).toEqual([]);
    },
  );

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN x', undefined])(
    '%s is not, unless somebody has looked at it',
    (licence) => expect(found(licence)).toEqual([expect.stringMatching(/^x@1\.0\.0 has /)]),
  );

  it('an exception is for its package with its licence alone, and goes when nobody needs it', () => {
    const exceptions = [{ name: /^ical\.js$/, licence: 'MPL-2.0', why: 'used as it is' }];
    const lockWith = (license: string) => ({ 'node_modules/ical.js': { version: '2.0.0', license } });
    expect(checkLicences(lockWith('MPL-2.0'), exceptions)).toEqual([]);
    expect(checkLicences(lockWith('GPL-3.0-only'), exceptions)).toHaveLength(2);
    expect(checkLicences(lockWith('MIT'), exceptions)).toEqual([expect.stringContaining('is for no package')]);
  });
});

describe('the lockfile', () => {
  it('has a checksum of each package, and takes none from elsewhere', () => {
    const integrity = 'sha512-abc';
    expect(
      checkLockfile({
        'packages/server': {},
        'node_modules/@samspel/server': { link: true, resolved: 'packages/server' },
        'node_modules/good': { integrity },
        'node_modules/old': { integrity: 'sha1-abc' },
        'node_modules/none': {},
        'node_modules/fork': { integrity, resolved: 'git+ssh://git@example/fork' },
      }),
    ).toEqual([
      expect.stringMatching(/^node_modules\/old has no SHA-512/),
      expect.stringMatching(/^node_modules\/none has no SHA-512/),
      expect.stringMatching(/^node_modules\/fork comes from git/),
    ]);
  });
});

describe('secrets', () => {
  const found = (text: string, path = 'a.ts') => checkSecrets([{ path, text }]);
  /** Put together here, so that this file holds none. */
  const key = ['-----BEGIN', 'PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC'].join(' ');
  const aws = ['AKIA', 'ABCDEFGHIJ234567'].join('');
  const random = ['k9Xv2Lq8', 'RzT4wYb7', 'NcE1mHs6', 'PdF3'].join('');

  it.each([
    key,
    JSON.stringify({ key }),
    `const id = '${aws}'`,
    `SECRET_KEY: "${random}"`,
    `const apiToken = '${random}';`,
  ])('%# is found, and not repeated', (text) => {
    const [sentence, ...more] = found(`first\n${text}`);
    expect(more).toEqual([]);
    expect(sentence).toMatch(/^a\.ts:2 looks like /);
    expect(sentence).not.toContain(random);
  });

  it.each(['config/.env', '.env.production', 'tls/server.pem', 'samspel.backup'])(
    'a file %s belongs in no repository',
    (path) => {
      expect(found('', path)).toHaveLength(1);
    },
  );

  it('words are none', () => {
    expect(
      found(
        "const secretKey = 'ein-nøkkel'; token: 'a-token-of-an-operator'; password: 'correct-horse-battery-staple'",
      ),
    ).toEqual([]);
  });
});
