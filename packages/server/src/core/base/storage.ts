import type { Readable } from 'node:stream';

/** Something that lies in the storage: its key, its bytes, and when it was stored. */
export type StoredObject = { key: string; size: number; at: Date };

/**
 * Where the bytes of files lie: a folder, or a bucket. What is stored is never changed. Throws `storage.away` if it cannot be reached, and
 * whatever a full disk throws.
 */
export type Storage = {
  /** Stores a file of this machine under a key; the file itself may be gone afterwards. All of it is stored, or nothing. */
  put: (key: string, path: string) => Promise<void>;
  /** Reads from the beginning. Throws `storage.lost` if nothing lies under the key. */
  read: (key: string) => Promise<Readable>;
  /** Removes what lies under a key; nothing there is no fault. */
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
