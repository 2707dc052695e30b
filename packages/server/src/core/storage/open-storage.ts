import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../base/settings.ts';
import type { Storage } from '../base/storage.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';

/** Opens the storage of an installation: its bucket, or else `DATA_DIR/files`. */
export const openStorage = async ({ s3, dataDir }: Settings, log: FastifyBaseLogger): Promise<Storage> =>
  s3 ? s3Storage(s3, log) : diskStorage(join(dataDir, 'files'));
