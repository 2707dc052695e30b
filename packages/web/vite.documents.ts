import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { print, stripIgnoredCharacters } from 'graphql';
import type { Plugin } from 'vite';

/** The generated file with all documents. */
const generated = 'generated/graphql.ts';
const reader = fileURLToPath(new URL('src/core/graphql/late-document.ts', import.meta.url));

/**
 * Makes each GraphQL document its own module, so that a page loads only the documents that it queries; and its text, without needless spaces, instead of
 * its syntax tree, which is ten times as long.
 */
export function documentsApart(): Plugin {
  return {
    name: 'samspel:documents-apart',
    apply: 'build',
    transform(code) {
      if (!code.includes(generated)) return null;
      // From the last to the first, so that what is not yet replaced keeps its position.
      const replaced = this.parse(code).body.reduceRight((before, node) => {
        if (node.type !== 'ImportDeclaration' || !node.source.value.endsWith(generated)) return before;
        const names = node.specifiers.map(({ local }) => local.name);
        const apart = names.map((name) => `import { ${name} } from '${node.source.value}?of=${name}';`).join(' ');
        return before.slice(0, node.start) + apart + before.slice(node.end);
      }, code);
      return replaced === code ? null : { code: replaced, map: null };
    },
    async load(id) {
      const [path = '', name] = id.split('?of=');
      if (!path.endsWith(generated) || !name) return null;
      const line = new RegExp(`^export const ${name} = (.*?)( as unknown as .*)?;$`, 'm');
      const document = line.exec(await readFile(path, 'utf8'))?.[1];
      if (!document) return this.error(`${path} has no ${name}.`);
      const text = JSON.stringify(stripIgnoredCharacters(print(JSON.parse(document))));
      return {
        code: `import { lateDocument } from ${JSON.stringify(reader)}; export const ${name} = /* @__PURE__ */ lateDocument(${text});`,
        moduleType: 'js',
        moduleSideEffects: false,
      };
    },
  };
}
