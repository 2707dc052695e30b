import { open } from 'node:fs/promises';
import { textChecker } from '@samspel/domain/file/text-checker';
import { Refusal } from '@samspel/domain/refusal';

/** Throws `file.mismatch` if a file is not a text in UTF-8, in an older character set, or in the UTF-16 of Windows. */
export async function checkText(path: string): Promise<void> {
  const holds = textChecker();
  for await (const block of blocksOf(path)) {
    if (!holds(block)) throw new Refusal('file.mismatch', 'file');
  }
}

/** The bytes of one block. */
const blockSize = 262_144;

/** Yields the blocks of a file, each in the same buffer, so that reading 20 MB leaves no memory to clear away. */
async function* blocksOf(path: string): AsyncIterable<Buffer> {
  await using file = await open(path);
  const block = Buffer.allocUnsafe(blockSize);
  for (;;) {
    const { bytesRead } = await file.read(block);
    if (bytesRead === 0) return;
    yield block.subarray(0, bytesRead);
  }
}
