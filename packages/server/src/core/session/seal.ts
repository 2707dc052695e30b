import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { allKeys, derivedKey, type KeyPurpose, type SecretKeys } from './derived-key.ts';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals a text (AES-256-GCM), so that nobody without the installation's secret can read or make one.
 * @param about what it belongs to; the same is needed to open it
 */
export function seal(secretKey: string, purpose: KeyPurpose, text: string, about = ''): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(secretKey, purpose), nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/**
 * Returns the text that was sealed, with the installation's secret or one of before; undefined if the key, the purpose or `about` is another, or if the
 * bytes are not a sealed text.
 */
export function openSealed(keys: SecretKeys, purpose: KeyPurpose, sealed: Buffer, about = ''): string | undefined {
  for (const key of allKeys(keys)) {
    const text = openBy(key, purpose, sealed, about);
    if (text !== undefined) return text;
  }
  return undefined;
}

function openBy(secretKey: string, purpose: KeyPurpose, sealed: Buffer, about: string): string | undefined {
  if (sealed.length < nonceBytes + tagBytes) return undefined;
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const key = derivedKey(secretKey, purpose);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
  try {
    return decipher.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
