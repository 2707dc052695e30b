import { headingsOf } from './links.ts';
import type { Finding, Source } from './source.ts';

/** A reference from code to a rule of the product: `product/access#outcomes`. */
const reference = /\bproduct\/([\w-]+)#([\w-]+)/g;
/** A rule by the number of a document that this repository does not have. */
const number = /\b(?:spec (?:document )?\d|decisions? \d+)/gi;

/**
 * Finds references to rules of the product that lead nowhere: a section that `docs/product` does not have, or a number of a document that a reader
 * does not have.
 */
export function checkRules(sources: readonly Source[]): Finding[] {
  const rules = new Set(
    sources.flatMap(({ path, text }) => {
      const [, page] = /^docs\/product\/([\w-]+)\.md$/.exec(path) ?? [];
      return page ? headingsOf(text).map((heading) => `${page}#${heading}`) : [];
    }),
  );
  return sources.flatMap((source) =>
    source.text.split('\n').flatMap((line, index) =>
      problemsOf(source.path, line, rules).map((message) => ({
        path: source.path,
        line: index + 1,
        message,
      })),
    ),
  );
}

function problemsOf(path: string, line: string, rules: ReadonlySet<string>): string[] {
  if (path.startsWith('tools/architecture')) return [];
  const gone = [...line.matchAll(reference)]
    .filter(([, page, heading]) => !rules.has(`${page}#${heading}`))
    .map(([found]) => `refers to ${found}, which docs/product does not have.`);
  const numbered = path.startsWith('docs/product/') ? [] : [...line.matchAll(number)].map(([found]) => found);
  return [
    ...gone,
    ...numbered.map((found) => `refers to '${found}', which readers do not have: name a section of docs/product.`),
  ];
}
