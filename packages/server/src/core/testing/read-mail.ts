/** A mail as its reader sees it. */
export type ReadMail = {
  subject: string;
  /** The headers by name, in lower case. */
  headers: Record<string, string>;
  text: string;
  /** Empty if the mail has no HTML. */
  html: string;
};

/** Reads a mail as a mail server received it, or as it is in the outbox folder. */
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

/** Decodes the words of a header (RFC 2047). */
const readWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=/g, (_word, code) => Buffer.from(code, 'base64').toString());
