import '@fontsource-variable/inter';
import { lastChange } from './last-change.ts';

type Point = { x: number; y: number };

/** What a page provides in order to be measured. */
export type Contender = {
  /** Draws everything into the stage, which is empty. */
  render: (stage: HTMLElement) => void;
  /** Brings a month (1–12) into view and returns where a click chooses it. */
  pointOf?: (month: number) => Point;
  /** Whether the drawing shows this month as the chosen one. */
  isChosen?: (month: number) => boolean;
};

/** What can be asked of a page from outside. Times are in milliseconds. */
export type Bench = {
  /** Returns the time from the call that renders to the frame that shows all of it. */
  firstPaint: () => Promise<number>;
  pointOf: (month: number) => Point;
  /** Starts measuring: from the next release of the mouse to the frame that shows its effect. */
  armClick: () => void;
  clicked: () => Promise<number>;
  isChosen: (month: number) => boolean;
  /** Starts to record how long frames take, until `frames` returns them. */
  watchFrames: () => void;
  frames: () => number[];
};

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Makes a page ready to be measured: the product's typeface is loaded, like its scripts. */
export async function enter(contender: Contender): Promise<void> {
  await document.fonts.load('1em "Inter Variable"');
  const stage = document.getElementById('stage')!;
  let clicked: Promise<number>;
  let frames: number[] = [];
  let next = 0;
  window.bench = {
    firstPaint: async () => {
      const began = performance.now();
      const shown = lastChange(stage);
      contender.render(stage);
      return (await shown) - began;
    },
    pointOf: (month) => contender.pointOf!(month),
    armClick: () => {
      const shown = lastChange(stage);
      const { promise, resolve } = Promise.withResolvers<number>();
      clicked = promise;
      const onRelease = async ({ timeStamp }: Event) => resolve((await shown) - timeStamp);
      addEventListener('pointerup', onRelease, { capture: true, once: true });
    },
    clicked: () => clicked,
    isChosen: (month) => contender.isChosen!(month),
    watchFrames: () => {
      const times: number[] = [];
      const note = (time: number) => {
        times.push(time);
        next = requestAnimationFrame(note);
      };
      frames = times;
      next = requestAnimationFrame(note);
    },
    frames: () => {
      cancelAnimationFrame(next);
      return frames.slice(1).map((time, index) => time - frames[index]!);
    },
  };
}
