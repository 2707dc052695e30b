import { chromium, type LaunchOptions } from 'playwright-core';

/**
 * What Chromium does not do here: what Playwright turns off, since Chromium reads the last such list only, and the pages that it would open beside each
 * window for the suggestions of its address field (`WebUIOmnibox…`).
 */
const disabledFeatures = [
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying'],
  ...['OptimizationHints', 'PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
  ...['AimEnabled', 'WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'],
];

/** Debian's Chromium, without its own requests to the internet. @param textSize in CSS pixels, as a person may set it in the browser */
const optionsOf = (textSize: number): LaunchOptions => ({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    `--blink-settings=defaultFontSize=${textSize}`,
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
});

/** The size of text in a browser in which nobody has set another, in CSS pixels. */
export const usualTextSize = 16;

/** Starts a Chromium of one file's own, with another size of text. */
export const ownChromium = (textSize: number) => chromium.launch(optionsOf(textSize));

/** Starts a Chromium that one file after another connects to. It ends with the process that started it. */
export const sharedChromium = () =>
  chromium.launchServer({
    ...optionsOf(usualTextSize),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
