import { describe, expect, it } from 'vitest';
import { type Letter, messageOf } from './message.ts';

const letter = (more: Partial<Letter> = {}): Letter => ({
  id: 7,
  from: 'Samspel <samspel@fjordvik.example>',
  to: 'kari@fjordvik.example',
  subject: 'PIN',
  body: 'Hei!\n\n012345\n',
  headers: {},
  date: new Date('2026-11-05T08:30:00Z'),
  ...more,
});
const headersOf = (message: string) => message.split('\n\n')[0]!.replaceAll('\n ', '');

describe('a mail as it leaves', () => {
  it('has one plain part that is read as it stands, with the PIN alone on a line', () => {
    const message = messageOf(letter(), '\n');
    expect(message).toContain('Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 7bit\n\n');
    expect(message.split('\n')).toContain('012345');
  });

  it('leaves æ, ø and å of the words as they are', () => {
    const message = messageOf(letter({ body: 'Påminning om årshjul' }), '\n');
    expect(message).toContain('\nContent-Transfer-Encoding: 8bit\n');
    expect(message).toContain('\n\nPåminning om årshjul\n');
  });

  it('has files with it, after its words in both forms', () => {
    const bytes = Buffer.from('%PDF'.repeat(40));
    const file = { name: 'skulearet-2026.pdf', type: 'application/pdf', bytes };
    const message = messageOf(letter({ html: '<p>Hei</p>', attachments: [file] }), '\r\n');
    expect(message).toMatch(
      /Content-Type: multipart\/mixed; boundary="([^"]+)"\r\n\r\n--\1\r\nContent-Type: multipart\/alternative/,
    );
    expect(message).toContain('Content-Disposition: attachment; filename="skulearet-2026.pdf"\r\n');
    const [, encoded = ''] =
      /filename="skulearet-2026\.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n([\s\S]+?)\r\n--/.exec(message)!;
    expect(Buffer.from(encoded, 'base64')).toEqual(bytes);
    expect(Math.max(...encoded.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(76);
  });

  it('says in its head what mail programs ask for', () => {
    expect(headersOf(messageOf(letter(), '\n')).split('\n')).toEqual([
      'From: Samspel <samspel@fjordvik.example>',
      'To: kari@fjordvik.example',
      'Subject: PIN',
      'Date: Thu, 05 Nov 2026 08:30:00 +0000',
      expect.stringMatching(/^Message-ID: <7\.[0-9a-z]+@fjordvik\.example>$/),
      'Auto-Submitted: auto-generated',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 7bit',
    ]);
  });

  it('ends every line as the way it goes by wants', () => {
    const message = messageOf(letter({ body: 'ei\r\nto\rtre\nfire' }), '\r\n');
    expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(message).toMatch(/ei\r\nto\r\ntre\r\nfire\r\n$/);
  });

  it('encodes a long title in words of whole letters, each short enough', () => {
    const subject = `Årshjulet «${'økonomi og ærend 🎉 '.repeat(9)}»`;
    const from = 'Samspel på Ås <samspel@as.example>';
    const lines = messageOf(letter({ subject, from }), '\n').split('\n\n')[0]!.split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(76);
    const words = [...lines.join('\n').matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map(([, word]) =>
      Buffer.from(word!, 'base64').toString(),
    );
    expect(words.join('')).toBe(`Samspel på Ås${subject}`);
  });

  it('lets nobody add a header by a line break in a name', () => {
    const headers = { 'List-Id': 'a\r\nBcc: alle@lundvik.example' };
    const message = messageOf(letter({ subject: 'Hei\r\nBcc: alle@lundvik.example', headers }), '\n');
    expect(headersOf(message)).not.toMatch(/^Bcc:/m);
  });
});
