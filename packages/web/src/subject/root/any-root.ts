import type { RootKind } from './root-kind.ts';

/** What some area says of some kind with an access list. Only its own screens know what its things and forms hold. */
// biome-ignore lint/suspicious/noExplicitAny: what a kind's form holds goes both ways, so no type is above all of them
export type AnyRoot = RootKind<any, any, any>;

/** A kind whose screens this floor makes, below `/app/<path>`; what it makes them of is fetched with the first of them. */
export interface RootAddress {
  path: string;
  fetch: () => Promise<AnyRoot>;
}
