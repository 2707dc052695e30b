import type { RootKind } from './root-kind.ts';

/** What some area says of some kind with an access list. Only its own screens know what its things and forms hold. */
// biome-ignore lint/suspicious/noExplicitAny: what a kind's form holds goes both ways, so no type is above all of them
export type AnyRoot = RootKind<any, any, any>;
