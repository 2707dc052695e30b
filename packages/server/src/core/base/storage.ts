import type { Readable } from 'node:stream';

/** Something in the storage: its key, its size in bytes, and when it was stored. */
export type StoredObject = { key: string; size: number; at: Date };

/**
 * Where the bytes of files are: a folder, or a bucket. What is stored is never changed. Throws `storage.away` if it cannot be reached, and
 * the system's own error if the disk is full.
 */
export type Storage = {
  /** Stores a file of this machine under a key; the file itself may be moved away. Stores the whole file or nothing. */
  put: (key: string, path: string) => Promise<void>;
  /** Reads from the beginning. Throws `storage.lost` if nothing is stored under the key. */
  read: (key: string) => Promise<Readable>;
  /** Removes what is stored under a key. An unknown key is no error. */
  remove: (key: string) => Promise<void>;
  /** Everything that is stored, in any order. */
  list: () => AsyncIterable<StoredObject>;
  /** Stores something, and removes it. Throws if that fails. */
  check: () => Promise<void>;
};

/** The key of the small picture of a file. */
export const smallKey = (key: string): string => `${key}.small`;

/** The key of the picture of a person or an organization. */
export const pictureKey = (key: string): string => `${key}.picture`;
