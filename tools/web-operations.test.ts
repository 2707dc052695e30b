import { buildSchema, type DocumentNode, print } from 'graphql';
import { expect, test } from 'vitest';
import { areas } from '../packages/server/src/areas/index.ts';
import { schemaText } from '../packages/server/src/core/endpoint/schema.ts';
import { documentReader } from '../packages/server/src/core/graphql/document.ts';
import * as generated from '../packages/web/src/generated/graphql.ts';

const operations = Object.entries(generated).filter(([name]) => name.endsWith('Document'));
const read = documentReader(buildSchema(schemaText(areas)));

test.each(operations)('the server takes %s of the web app: not too deep, too long or in circles', (_name, document) => {
  expect(read(print(document as DocumentNode)).asked).toBe(0);
});
