import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The cost of a hash: 19 MiB and two passes, the minimum that OWASP advises for argon2id. About 30 ms on one core. */
const costs = { memory: 19 * 1_024, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

type Costs = { memory: number; passes: number; parallelism: number };
const derive = promisify(argon2);
const tagOf = (password: string, nonce: Buffer, costs: Costs): Promise<Buffer> =>
  derive('argon2id', { message: Buffer.from(password, 'utf8'), nonce, tagLength, ...costs });

/** Hashes a password with a new salt, in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, salt, costs);
  const { memory, passes, parallelism } = costs;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** Whether a hash was made from a password. Takes just as long without a hash, so that the time does not reveal who has a password. */
export async function isHashOf(hash: string | null, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? '') ?? [];
  if (memory === undefined) {
    await tagOf(password, randomBytes(16), costs);
    return false;
  }
  const kept = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(tag, 'base64');
  const found = await tagOf(password, Buffer.from(salt, 'base64'), kept);
  return found.length === expected.length && timingSafeEqual(found, expected);
}

/** Base64 without padding, as in the PHC string format. */
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
