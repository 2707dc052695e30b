import { report } from './report.ts';
import { openStage } from './wheel/browser.ts';
import { click } from './wheel/click.ts';
import { firstPaint } from './wheel/first-paint.ts';

/** The wheel beside FullCalendar 7's year view and a bare SVG of as many marks, all in one Chromium with the same activities. */
export async function run(): Promise<void> {
  const stage = await openStage();
  report(`Wheel: from the call to the frame, Chromium ${stage.version}`, await firstPaint(stage));
  report('Wheel: from a click to the frame', await click(stage));
  await stage.close();
}
