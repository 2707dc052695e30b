import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import tokens from './tokens.json' with { type: 'json' };

const colours = ['accent', 'neutral', 'info', 'success', 'warning', 'danger'];

const sheetOf = (theme: 'light' | 'dark') => readFileSync(new URL(`${theme}.css`, import.meta.url), 'utf8');

/** Reads a theme's tokens from its style sheet: name without `--ds-color-`, then `#rrggbb`. */
function tokensOf(theme: 'light' | 'dark'): Map<string, string> {
  return new Map(
    [...sheetOf(theme).matchAll(/--ds-color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );
}

/** Text on each ground that it may be on (WCAG 1.4.3), then lines that must be visible (1.4.11). */
const pairs: readonly [ink: string, grounds: string[], least: number][] = [
  [
    'text-default',
    ['background-default', 'background-tinted', 'surface-default', 'surface-tinted', 'surface-hover', 'surface-active'],
    7,
  ],
  [
    'text-subtle',
    ['background-default', 'background-tinted', 'surface-default', 'surface-tinted', 'surface-hover'],
    4.5,
  ],
  ['base-contrast-default', ['base-default', 'base-hover', 'base-active'], 4.5],
  ['border-default', ['background-default', 'surface-default'], 3],
  ['border-strong', ['background-default', 'surface-default', 'surface-tinted'], 4.5],
];

for (const theme of ['light', 'dark'] as const) {
  const printed = tokensOf(theme);
  for (const colour of colours) {
    test(`whoever reads the ${theme} theme can read what is written in ${colour}`, () => {
      for (const [ink, grounds, least] of pairs) {
        for (const ground of grounds) {
          const ratio = contrast(printed.get(`${colour}-${ink}`)!, printed.get(`${colour}-${ground}`)!);
          expect(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
        }
      }
    });
    test(`${colour} stands out from the paper of the ${theme} theme`, () => {
      const paper = printed.get('neutral-background-default')!;
      expect(contrast(printed.get(`${colour}-text-subtle`)!, paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(printed.get(`${colour}-base-default`)!, paper)).toBeGreaterThanOrEqual(3);
    });
  }
}

test('the style sheets say what the tokens say: npm run print:theme was run', () => {
  const { colors, focus, linkVisited } = tokens.themes.samspel.overrides;
  const steps = Object.entries(colors).flatMap(([colour, steps]) =>
    Object.entries(steps).map(([step, value]) => [`${colour}-${step}`, value] as const),
  );
  expect(steps).toHaveLength(colours.length * 16);
  const all = [...steps, ['focus-inner', focus.inner] as const, ['focus-outer', focus.outer] as const];
  for (const theme of ['light', 'dark'] as const) {
    const printed = tokensOf(theme);
    for (const [name, value] of all) expect(printed.get(name), `${name}, ${theme}`).toBe(value[theme]);
    expect(sheetOf(theme)).toContain(`--ds-link-color-visited: ${linkVisited[theme]};`);
  }
});

test('a colour on itself has no contrast, and black on white the most there is', () => {
  expect(contrast('#336699', '#336699')).toBe(1);
  expect(contrast('#000000', '#ffffff')).toBe(21);
});
