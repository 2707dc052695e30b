import { open } from 'node:fs/promises';
import { Refusal } from '@samspel/domain/refusal';

/** How a file of a type begins. A PDF may have something before its mark: readers look for it within the first 1,024 bytes. */
const signatures = {
  pdf: (head: Buffer) => head.includes('%PDF-'),
  jpeg: (head: Buffer) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  png: (head: Buffer) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  /** The container of the old formats of Office, and of the new ones with a password. */
  container: (head: Buffer) => head.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
} as const;

/** Whether a local file begins as one of this type does. */
export async function hasSignature(path: string, of: keyof typeof signatures): Promise<boolean> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1_024));
  return signatures[of](buffer.subarray(0, bytesRead));
}

/** Throws `file.mismatch` if a local file does not begin as one of this type does. */
export async function checkSignature(path: string, of: keyof typeof signatures): Promise<void> {
  if (!(await hasSignature(path, of))) throw new Refusal('file.mismatch', 'file');
}
