import { createHash } from 'node:crypto';

/** A challenge as `GET /auth/captcha` returns it. */
export type TestChallenge = {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
};

/** Solves a captcha by trying, as a browser does. Returns the payload to send. */
export function solveCaptcha({ algorithm, challenge, maxnumber, salt, signature }: TestChallenge): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge) {
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
    }
  }
  throw new Error('The challenge has no solution');
}
