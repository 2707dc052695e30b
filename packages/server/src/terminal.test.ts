import { expect, it } from 'vitest';
import { warningsOf } from './terminal.ts';

const of = (baseUrl: string, demo: boolean, smtpUrl?: string) =>
  warningsOf({ baseUrl, demo, smtpUrl }).map((warning) => warning.split(' ')[0]);

it('tells an operator that mail reaches nobody, and that others can read along, but not in the demo', () => {
  expect(of('http://samspel.example', false)).toEqual(['BASE_URL', 'SMTP_URL']);
  expect(of('http://localhost:3000', false, 'smtp://mail.example')).toEqual([]);
  expect(of('https://samspel.example', false, 'smtp://mail.example')).toEqual([]);
  expect(of('http://samspel.example', true)).toEqual([]);
});
