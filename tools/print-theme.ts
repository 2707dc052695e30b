// `npm run print:theme`: makes the colours of both themes from theme/tokens.json, with Designsystemet's own program, which npx fetches. A separate
// command, since the tokens hardly ever change, and the program with its dependencies takes 104 MB (docs/decisions/theme.md).
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { quietly, runTool, StepError } from './step.mjs';

const program = '@digdir/designsystemet@1.15.0';
const theme = join(root, 'packages', 'web', 'src', 'theme');

/** The style sheets to make: which of the program's rules each holds, and the media query around them. */
const sheets = [
  { name: 'light.css', holds: '[data-color-scheme="light"]', media: '' },
  // paper is always light
  { name: 'dark.css', holds: '[data-color-scheme="dark"]', media: '@media screen' },
  { name: 'roles.css', holds: '[data-color="', media: '' },
];

await runTool(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'samspel-theme-'));
  const [config, tokens, built] = [join(theme, 'tokens.json'), join(folder, 'tokens'), join(folder, 'built')];
  await designsystemet('create', '--config', config, '--out-dir', tokens);
  await designsystemet('build', '--config', config, '--tokens', tokens, '--out-dir', built);
  const css = await readFile(join(built, 'samspel.css'), 'utf8');
  for (const sheet of sheets) await writeFile(join(theme, sheet.name), printed(css, sheet));
  await rm(folder, { recursive: true });
  await run(join(root, 'node_modules', '.bin', 'biome'), 'format', '--write', theme);
  console.log(`Printed ${sheets.map(({ name }) => name).join(', ')}.`);
});

function designsystemet(...args: string[]): Promise<void> {
  return run('npx', '--yes', program, 'tokens', ...args);
}

async function run(command: string, ...args: string[]): Promise<void> {
  const { code, output } = await quietly(command, args, { cwd: root });
  if (code !== 0) throw new StepError(`${command} ${args.join(' ')} failed.`, output);
}

/**
 * Returns the rules of one sheet, in our layer. The program's indented rules follow the machine's colour scheme; they are left out, since the page
 * itself follows it.
 */
function printed(css: string, { name, holds, media }: (typeof sheets)[number]): string {
  const rules = [...css.matchAll(/^[^\s@}][^{}]*\{[^{}]*\}/gm)]
    .map(([rule]) => rule)
    .filter((rule) => rule.includes(holds));
  if (rules.length === 0) throw new StepError(`${program} made no rule for ${name}.`);
  const body = rules.join('\n');
  return `/* Made by npm run print:theme from tokens.json. */\n@layer ds.theme {\n${media ? `${media} {${body}}` : body}\n}\n`;
}
