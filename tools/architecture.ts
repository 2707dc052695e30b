// Checks the project's own rules on the real files: directions of imports, no rings of them, short files with names of jobs, docstrings, and links
// that lead somewhere.
import { allTexts } from '../packages/i18n/src/texts.ts';
import { checkCircles } from './architecture/circles.ts';
import { checkDirections } from './architecture/directions.ts';
import { checkEventJoins } from './architecture/event-joins.ts';
import { checkFolderRings } from './architecture/folders.ts';
import { checkDocstrings, checkFiles, checkRootFields, checkSetters, sizes } from './architecture/form.ts';
import { checkLinks, checkOrphans, existsUnder } from './architecture/links.ts';
import { checkMigrations, checkOnlyAdding } from './architecture/migrations.ts';
import { checkRules } from './architecture/product.ts';
import { type Finding, readSources } from './architecture/source.ts';
import { checkTextsOfFloors, checkUnsaidTexts } from './architecture/texts.ts';
import { checkWords } from './architecture/words.ts';
import { root } from './paths.mjs';

const sources = readSources(root);
const findings = [
  ...checkDirections(sources),
  ...checkCircles(sources),
  ...checkFolderRings(sources),
  ...checkTextsOfFloors(sources),
  ...checkUnsaidTexts(sources),
  ...checkFiles(sources),
  ...checkMigrations(sources),
  ...checkEventJoins(sources),
  ...checkOnlyAdding(sources),
  ...checkSetters(sources),
  ...checkDocstrings(sources),
  ...checkRootFields(sources),
  ...checkLinks(sources, existsUnder(root)),
  ...checkOrphans(sources),
  ...checkRules(sources),
  ...checkWords(sources, allTexts),
];
for (const finding of findings) console.error(say(finding));
const { files, median, p95 } = sizes(sources);
console.log(`${files} files of code: median ${median} lines (aim 60), 95th percentile ${p95} (aim 200).`);
if (findings.length > 0) process.exitCode = 1;

function say({ path, line, message }: Finding): string {
  return `${path}${line === undefined ? '' : `:${line}`} ${message}`;
}
