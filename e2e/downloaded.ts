import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** Returns what was downloaded, when all of it has come. Its path is no use: the browser, which files of journeys share, is not the worker's own. */
export const downloaded = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());
