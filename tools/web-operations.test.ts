import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type DocumentNode, print } from 'graphql';
import { expect, test } from 'vitest';
import { documentReader } from '../packages/server/src/core/graphql/document.ts';
import * as generated from '../packages/web/src/generated/graphql.ts';
import { root } from './paths.mjs';

const operations = Object.entries(generated).filter(([name]) => name.endsWith('Document'));
const schema = buildSchema(readFileSync(join(root, 'packages/server/printed/schema.graphql'), 'utf8'));
const read = documentReader(schema);

test.each(operations)('the server takes %s of the web app: not too deep, too long or in circles', (_name, document) => {
  expect(read(print(document as DocumentNode)).asked).toBe(0);
});
