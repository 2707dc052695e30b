import { things } from './fields.ts';

/** What service areas are called, by id. */
export interface KostraNames {
  kostraFunction: (id: string) => string;
}

/** The service areas that a thing is for. */
export const serviceAreas = things<KostraNames>('field.kostraFunctions', (id, { kostraFunction }) =>
  kostraFunction(id),
);
