import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../tools/chromium.mjs';

const quiet = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** Starts a real Chromium without a graphics card, that asks for nothing by itself. @param besides more arguments of its command line */
export const startChromium = (besides: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...quiet, ...besides] });
