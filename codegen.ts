import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types of the web's operations, read from the printed schema: `npm run print` writes both. */
const config: CodegenConfig = {
  schema: 'packages/server/printed/schema.graphql',
  documents: 'packages/web/src/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'packages/web/src/generated/graphql.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: { ID: 'string', Date: 'string', DateTime: 'string' },
        enumsAsTypes: true,
        useTypeImports: true,
        avoidOptionals: { field: true, inputValue: false },
        maybeValue: 'T | null',
        skipTypename: false,
        onlyOperationTypes: true,
        dedupeFragments: true,
      },
    },
  },
};

export default config;
