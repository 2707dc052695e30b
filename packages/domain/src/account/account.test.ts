import { describe, expect, test } from 'vitest';
import { readInput } from '../input.ts';
import { isAccessTokenStale } from '../session/session.ts';
import { refusedWith } from '../testing/refused.ts';
import { emailInput, pinInput, registerInput, tokenInput } from './account.input.ts';
import { emailDomain, organizationMatches } from './email-domain.ts';
import { initialsOf, nameFromEmail } from './name.ts';

const kari = 'kari@fjordvik.example';

describe('Signing in is refused', () => {
  test.each([
    'kari',
    'kari@',
    '@fjordvik.example',
    'kari@fjordvik',
    'kari nes@fjordvik.example',
    'kari@fjordvik..example',
    'kari@-fjordvik.example',
    'a@b@fjordvik.example',
    'kari@fjordvik.example\r\nBcc: per@lundvik.example',
    '<kari@fjordvik.example>',
    'kåri@fjordvik.example',
    `${'x'.repeat(65)}@fjordvik.example`,
    `k@${'fjord.'.repeat(50)}example`,
  ])('with the address %s', (email) => {
    expect(refusedWith(() => readInput(emailInput, { email }, ''))).toBe('auth.emailInvalid email');
  });

  test('without an address', () => {
    for (const given of [{}, { email: null }, { email: ' ' }]) {
      expect(refusedWith(() => readInput(emailInput, given, ''))).toBe('input.required email');
    }
  });

  test.each(['12345', '1234567', '12345a', '１２３４５６', '-12345', '1.2345', '123456\0', 123456])(
    'with the PIN %s',
    (pinCode) => {
      expect(refusedWith(() => readInput(pinInput, { email: kari, pinCode }, ''))).toBe('auth.pinFormat pinCode');
    },
  );

  test('without a PIN', () => {
    expect(refusedWith(() => readInput(pinInput, { email: kari }, ''))).toBe('input.required pinCode');
    expect(refusedWith(() => readInput(pinInput, { email: kari, pinCode: '' }, ''))).toBe('input.required pinCode');
  });

  test('without a token', () => {
    expect(refusedWith(() => readInput(tokenInput, {}, ''))).toBe('input.required token');
    expect(refusedWith(() => readInput(tokenInput, { token: 'x'.repeat(201) }, ''))).toBe('input.tooLong token');
  });

  test('with more than was asked for', () => {
    expect(refusedWith(() => readInput(pinInput, { email: kari, pinCode: '012345', isAdmin: true }, ''))).toBe(
      'input.unknownField isAdmin',
    );
  });
});

test('signing up is refused without the captcha', () => {
  for (const captcha of [undefined, null, '']) {
    expect(refusedWith(() => readInput(registerInput, { email: kari, captcha }, ''))).toBe('auth.captcha captcha');
  }
});

test.each(['012 345', ' 012345\n', '\u00a00 1 2 3 4 5\u00a0', '\u200b012345\ufeff'])(
  'an address is read in small letters, a PIN with its zeros and without what is around a pasted one: %j',
  (pinCode) => {
    expect(readInput(pinInput, { email: ' Kari@Fjordvik.EXAMPLE ', pinCode }, '')).toEqual({
      email: kari,
      pinCode: '012345',
    });
  },
);

describe('Which organization an address belongs to', () => {
  const fjordvik = ['fjordvik.example', 'Fjordvik.kommune.no'];

  test('not one whose domain only ends alike', () => {
    for (const domain of ['xfjordvik.example', 'fjordvik.example.evil.example', 'example', '', 'fjordvik.example.']) {
      expect(organizationMatches(domain, fjordvik)).toBe(false);
    }
    expect(organizationMatches('lundvik.example', [''])).toBe(false);
  });

  test('the one with the same domain, or one above it', () => {
    for (const domain of ['fjordvik.example', 'FJORDVIK.example', 'skule.fjordvik.example', 'fjordvik.kommune.no']) {
      expect(organizationMatches(domain, fjordvik)).toBe(true);
    }
  });

  test('the domain is what stands after the last @', () => {
    expect([emailDomain('Kari@Fjordvik.Example'), emailDomain('a@b@c.example'), emailDomain('kari')]).toEqual([
      'fjordvik.example',
      'c.example',
      '',
    ]);
  });
});

describe('Names', () => {
  test('without one the initials are NN', () => {
    for (const name of [null, undefined, '', '  ']) expect(initialsOf(name)).toBe('NN');
  });

  test('one word gives its first two letters, several the first of the first and the last', () => {
    expect(['Kari', 'å', 'kari nes', 'Kari Marie  von Nes', '😀 Nes'].map(initialsOf)).toEqual([
      'KA',
      'Å',
      'KN',
      'KN',
      '😀N',
    ]);
  });

  test('until the wizard is done, the name is made from the address', () => {
    expect(
      ['kari.nes-dal@fjordvik.example', 'ola_v+liste@fjordvik.example', '...@x.example'].map(nameFromEmail),
    ).toEqual(['Kari Nes-Dal', 'Ola V', '...@x.example']);
  });
});

test('an access token is renewed after nine tenths of its life', () => {
  const fifteenMinutes = 900;
  expect(isAccessTokenStale(0, fifteenMinutes, 809_999)).toBe(false);
  expect(isAccessTokenStale(0, fifteenMinutes, 810_000)).toBe(true);
});
