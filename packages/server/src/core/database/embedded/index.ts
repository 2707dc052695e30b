export { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
export { checkOwnPostgres } from './own-postgres.ts';
export { DatabaseStartError } from './start-error.ts';
