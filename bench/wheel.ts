import { loadavg } from 'node:os';
import { report } from './report.ts';
import { openApp } from './wheel/app.ts';
import { openStage, servePages } from './wheel/browser.ts';
import { click } from './wheel/click.ts';
import { firstPaint } from './wheel/first-paint.ts';
import { fluency } from './wheel/fluency.ts';
import { inApp } from './wheel/in-app.ts';
import { memory } from './wheel/memory.ts';

/** Measures the wheel against FullCalendar 7's year view and a bare SVG of as many marks, all in one Chromium with the same activities. */
export async function run(): Promise<void> {
  const pages = await servePages();
  const screen = await openStage(pages.url);
  console.log(`\nChromium ${screen.version}; the machine had a load of ${load()} before`);
  report('Wheel: from the call that renders to the frame, at 60 frames a second', await firstPaint(screen));
  report('Wheel: from a click to the frame, at 60 frames a second', await click(screen));
  report('Wheel: memory', await memory(screen));
  report('Wheel: fluency', await fluency(screen));
  await screen.close();
  const unheld = await openStage(pages.url, false);
  report('Wheel: from a click to the frame, frames as soon as they are ready', await click(unheld));
  await unheld.close();
  await pages.close();
  const app = await openApp();
  report('Wheel: in the application', await inApp(app));
  await app.close();
  console.log(`\nand a load of ${load()} after.`);
}

const load = () => loadavg()[0]!.toFixed(1);
