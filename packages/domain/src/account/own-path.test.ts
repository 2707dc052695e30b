import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

describe('After signing in nobody is sent', () => {
  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/app//evil.example',
    '/app/\\evil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%252fevil.example',
    '/%5cevil.example',
    '/app%2f%2fevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%00',
    '/app/../api/meta/export',
    '/app/..',
    '/calendar/../../api/meta/export',
    '/app/./login',
    '/%2e%2e/api/meta/export',
    '/app/.%2E/api/meta/export',
    '/app/%252e%252e/api/meta/export',
    '/calendar/\u202egpj.exe',
    '/%E0%A4%A',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    ' /calendar',
    'calendar',
    '.evil.example',
    '@evil.example',
    `/${'x'.repeat(3_000)}`,
  ])('to %j', (redirect) => {
    expect(ownPath(redirect)).toBe('/home');
  });

  test.each([
    '/login',
    '/login?redirect=/login',
    '/login-classic',
    '/%6cogin',
    '/app/%256Cogin?redirect=/home',
    '/%73ign-out',
    '/welcome-user?redirect=/welcome-user',
    '/sign-out',
    '/app/sign-out',
    '/signup/trial',
    '/verify/kari@fjordvik.example',
  ])('back to the doorstep, %s', (redirect) => {
    expect(ownPath(redirect)).toBe('/home');
  });

  test('anywhere but home when no path was asked for', () => {
    expect([ownPath(null), ownPath(undefined), ownPath(''), ownPath('/app'), ownPath('/app/')]).toEqual([
      '/home',
      '/home',
      '/home',
      '/home',
      '/',
    ]);
  });
});

test('a path of our own is kept with its query and fragment, without /app', () => {
  expect(ownPath('/app/calendar/budsjett-12?month=3&q=a%20b#fristar')).toBe(
    '/calendar/budsjett-12?month=3&q=a%20b#fristar',
  );
  expect(ownPath('/calendar?redirect=https://fjordvik.example//x')).toBe(
    '/calendar?redirect=https://fjordvik.example//x',
  );
  expect(ownPath('/apple')).toBe('/apple');
  expect(ownPath('/app?year=2027')).toBe('/home?year=2027');
});

test('whatever is asked for, the browser stays below /app', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    '%25',
    'app',
    '/app',
    'evil.example',
    ':',
    '@',
    '\t',
    '.',
    '..',
    'javascript:',
    '?',
    '#',
  );
  const tricky = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.oneof(tricky, fc.string({ unit: 'binary' }), fc.webUrl()), (redirect) => {
      const path = ownPath(redirect);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, 'https://samspel.example').origin).toBe('https://samspel.example');
      const opened = new URL(`/app${path}`, 'https://samspel.example');
      expect(opened.origin).toBe('https://samspel.example');
      expect(opened.pathname).toMatch(/^\/app\//);
    }),
    { numRuns: 3_000 },
  );
});
