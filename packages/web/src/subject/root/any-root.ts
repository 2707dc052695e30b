import type { RootKind } from './root-kind.ts';

/** What an area declares about any kind with an access list. Only the kind's own screens know its types. */
// biome-ignore lint/suspicious/noExplicitAny: what a kind's form holds goes both ways, so no type is above all of them
export type AnyRoot = RootKind<any, any, any>;

/** A kind with the shared screens of this floor, below `/app/<path>`; its declaration is fetched with the first of them. */
export interface RootAddress {
  path: string;
  fetch: () => Promise<AnyRoot>;
}
