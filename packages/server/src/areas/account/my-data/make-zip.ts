import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import type { Services } from '../../../core/base/services.ts';
import { pictureKey } from '../../../core/base/storage.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { isReadAs } from './is-read-as.ts';
import { type OwnFile, ownFiles } from './my-data.queries.ts';
import { type Part, parts } from './parts.ts';

/** How many rows of a part are read at once, so that even the longest part takes little memory. */
const rowsAtOnce = 500;

type Whose = { id: number; locale: Locale };

/** Called with how many of all entries are written. */
type Told = (done: number, of: number) => Promise<void>;

/**
 * Writes all data of a person into a zip file (product/accounts#my-data), and returns its size in bytes. If the transaction reads repeatably, all
 * rows are of one moment; it must last until this is done.
 */
export async function makeZip(services: Services, tx: Tx, whose: Whose, path: string, tell: Told): Promise<number> {
  const files = await ownFiles(tx, whose.id, isReadAs(whose.id));
  const { picture } = await tx
    .selectFrom('person')
    .select('picture')
    .where('id', '=', whose.id)
    .executeTakeFirstOrThrow();
  const of = parts.length + files.length;
  let done = 0;
  const zip = new ZipFile();
  const writing = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }));
  writing.catch(() => {}); // thrown where it is awaited below
  zip.on('error', () => {}); // as is the error of a stream that breaks
  try {
    zip.addBuffer(Buffer.from(readMe(whose.locale)), sayer(whose.locale)('myData.zip.readMe'));
    for (const part of parts) {
      await add(zip, writing, `json/${part.name}.json`, Readable.from(jsonOf(tx, part, whose.id)));
      done += 1;
      await tell(done, of);
    }
    if (picture) await addStored(services, zip, writing, pictureKey(picture), 'files/picture.webp');
    for (const file of files) {
      await addStored(services, zip, writing, file.key, nameOf(file));
      done += 1;
      await tell(done, of);
    }
    zip.end();
    await writing;
  } catch (error) {
    (zip.outputStream as Readable).destroy();
    await writing.catch(() => {});
    throw error;
  }
  return (await stat(path)).size;
}

/** Adds one stream, and waits until all of it is read. */
async function add(zip: ZipFile, writing: Promise<void>, name: string, stream: Readable): Promise<void> {
  const read = new Promise<void>((resolve, reject) => {
    stream.once('end', resolve);
    stream.once('error', reject);
  });
  zip.addReadStream(stream, name);
  await Promise.race([read, writing]);
}

/** Adds a stored file. One that the storage has lost is left out and logged, so that the person still gets all the rest. */
async function addStored({ storage, log }: Services, zip: ZipFile, writing: Promise<void>, key: string, name: string) {
  const stream = await storage.read(key).catch((error) => {
    if (error?.code !== 'storage.lost') throw error;
    log.warn({ err: error, key }, 'a file that is lost is missing from a copy of somebody’s data');
  });
  if (stream) await add(zip, writing, name, stream);
}

/** The rows of a part as a JSON array, one row per line. */
async function* jsonOf(tx: Tx, { rows }: Part, id: number): AsyncGenerator<string> {
  await sql`declare my_data_rows no scroll cursor for select row::text from (${rows({ id })}) part`.execute(tx);
  let before = '[\n';
  for (;;) {
    const { rows: some } = await sql<{ row: string }>`fetch ${sql.lit(rowsAtOnce)} from my_data_rows`.execute(tx);
    if (some.length > 0) yield before + some.map(({ row }) => row).join(',\n');
    before = some.length > 0 ? ',\n' : before;
    if (some.length < rowsAtOnce) break;
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
  await sql`close my_data_rows`.execute(tx);
}

/** A file name that no system takes for a folder or a device; the number keeps two files with the same name apart. */
function nameOf({ id, name }: OwnFile): string {
  const plain = name.replace(/[\p{C}<>:"/\\|?*]/gu, '_').replace(/^\.+|[. ]+$/g, '_');
  return `files/${id}-${plain}`;
}

/** The text that explains the zip file, in the person's language. */
function readMe(locale: Locale): string {
  const say = sayer(locale);
  return ['myData.zip.what', 'myData.zip.json', 'myData.zip.files', 'myData.zip.without']
    .map((text) => say(text as 'myData.zip.what'))
    .join('\n\n')
    .concat('\n');
}
