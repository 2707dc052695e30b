import { open } from 'node:fs/promises';
import { Duplex, Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/** The first bytes of what is encrypted in the format of age, which `age --decrypt` reads too. */
const head = Buffer.from('age-encryption.org/v1');

type Bytes = ReadableStream<Uint8Array>;

/** Makes a stream that encrypts with a passphrase. */
export const sealing = (passphrase: string): Duplex =>
  Duplex.from(async function* (source: AsyncIterable<Uint8Array>) {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    yield* Readable.fromWeb((await encrypter.encrypt(ReadableStream.from(source) as Bytes)) as never);
  });

/** Makes a stream that decrypts with a passphrase. It breaks with a BackupError if the passphrase is wrong, or a byte has changed. */
export const unsealing = (passphrase: string): Duplex =>
  Duplex.from(async function* (source: AsyncIterable<Uint8Array>) {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    try {
      yield* Readable.fromWeb((await decrypter.decrypt(ReadableStream.from(source) as Bytes)) as never);
    } catch (error) {
      throw new BackupError(
        'The backup does not open with this BACKUP_KEY: give the key that it was made with, or take another backup if this one is damaged.',
        { cause: error },
      );
    }
  });

/** Whether a file is encrypted. */
export async function isSealed(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(head.length), 0, head.length, 0);
    return bytesRead === head.length && buffer.equals(head);
  } finally {
    await file.close();
  }
}
