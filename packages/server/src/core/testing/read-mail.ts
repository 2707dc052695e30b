/** A mail as its reader has it. */
export type ReadMail = {
  subject: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
  text: string;
  /** Empty where it has no such part. */
  html: string;
};

/** Reads a mail as it came over the wire, or lies in the outbox folder. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = readPart(raw.replaceAll('\r\n', '\n'));
  const boundary = /boundary="(.+)"/.exec(headers['content-type'] ?? '')?.[1];
  const [text = '', html = ''] =
    boundary === undefined ? [body] : body.split(`--${boundary}`).slice(1, 3).map(readContent);
  return { subject: readWords(headers.subject ?? ''), headers, text, html };
}

function readPart(part: string) {
  const [head = '', ...rest] = part.trimStart().split('\n\n');
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]!.toLowerCase(), line.replace(/^[^:]*: ?/, '')]),
  );
  return { headers, body: rest.join('\n\n') };
}

function readContent(part: string): string {
  const { headers, body } = readPart(part);
  return headers['content-transfer-encoding'] === 'base64' ? Buffer.from(body, 'base64').toString() : body;
}

/** Words of a header as people read them (RFC 2047). */
const readWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=/g, (_word, code) => Buffer.from(code, 'base64').toString());
