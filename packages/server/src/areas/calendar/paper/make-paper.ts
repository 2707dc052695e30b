import sharp from 'sharp';
import type { Pages } from './page.ts';
import { sheetsOf, slideOf } from './sheets.ts';
import { writePdf } from './write-pdf.ts';
import { writeSvg } from './write-svg.ts';
import type { PaperOrder } from './year-on-paper.ts';

/** Pixels of a picture in a point: a slide is 1920 pixels wide. */
const scale = 2;
/** The widest picture. Pixels. */
const widest = 2_400;

/**
 * Makes the file that is ordered. A page after the last is the last.
 * @param goOn is called before each piece of work, and throws if nobody waits for the file any more
 */
export async function makePaper(order: PaperOrder, now: Date, goOn: () => void = () => {}): Promise<Uint8Array> {
  goOn();
  const pages = pagesOf(order);
  goOn();
  if (order.format === 'pdf') return writePdf(pages, now, goOn);
  const page = pages.pages[Math.min(order.page, pages.pages.length) - 1]!;
  const wide = Math.min(scale, widest / page.width);
  const svg = writeSvg(page, { title: pages.title, pages: pages.pages.length, ground: order.ground, scale: wide });
  goOn();
  if (order.format === 'svg') return Buffer.from(svg);
  return sharp(Buffer.from(svg), { limitInputPixels: 50_000_000, unlimited: true })
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
}

const pagesOf = ({ year, sheet }: PaperOrder): Pages => (sheet ? sheetsOf(year, sheet) : slideOf(year));
