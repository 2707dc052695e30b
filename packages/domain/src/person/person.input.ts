import { z } from 'zod';
import { choice, id, maybe, plainLine, whole } from '../input.ts';
import { listedKinds } from './person.ts';

/** Things of a kind on a person's page, unless something else is asked for. */
const pageSize = 6;
/** People of an organization on a page, unless something else is asked for. */
const peoplePageSize = 24;

const { limit, offset } = { limit: maybe(whole(1, 100)), offset: maybe(whole(0, 2_147_483_647)) };

/** One person. */
export const personInput = z.strictObject({ id });

/** The people who work with the same as a person. */
export const worksWithTheSameInput = z.strictObject({ person: id });

/** One organization, by its number. */
export const organizationInput = z.strictObject({ number: plainLine(40) });

const listed = { kind: choice(listedKinds), limit, offset };

/** What a person, or the people of an organization, made of one kind. */
export const madeByInput = z
  .strictObject({ maker: id, ...listed })
  .transform(({ limit = pageSize, offset = 0, ...of }) => ({ ...of, limit, offset }));

/** What a person follows of one kind. */
export const followedByInput = z
  .strictObject({ person: id, ...listed })
  .transform(({ limit = pageSize, offset = 0, ...of }) => ({ ...of, limit, offset }));

/** A page of the people of an organization. */
export const peopleOfInput = z
  .strictObject({ organization: id, limit, offset })
  .transform(({ limit = peoplePageSize, offset = 0, ...of }) => ({ ...of, limit, offset }));
