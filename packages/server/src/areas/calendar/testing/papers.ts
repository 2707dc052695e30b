import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TestPerson } from '../../../core/testing/people.ts';
import type { World } from '../../../core/testing/world.ts';

/** Fetches a file of the API with its bytes. */
export async function fetchFile(world: World, as: TestPerson | null, path: string) {
  const headers = as ? { authorization: `Bearer ${as.token}` } : {};
  const answer = await world.app.inject({ method: 'GET', url: `/api${path}`, headers });
  const { statusCode: status, rawPayload, payload: text } = answer;
  return { status, bytes: new Uint8Array(rawPayload), headers: answer.headers, text };
}

/** Opens a PDF as a reader does. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, verbosity: 0 }).promise;

/** Reads the size in points and the text of each page, in the order in which it is in the file. */
export async function readPages(bytes: Uint8Array) {
  const pdf = await openPdf(bytes);
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const { items } = await page.getTextContent();
      const [, , width = 0, height = 0] = page.view;
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
      return {
        text: text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' '),
        size: [Math.round(width), Math.round(height)],
      };
    }),
  );
}

/** Reads the text of a PDF. */
export const readText = async (bytes: Uint8Array) => (await readPages(bytes)).map(({ text }) => text).join(' ');
