import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { choice, id, plainLine } from '../input.ts';
import { listedKinds } from './person.ts';

/** One person. */
export const personInput = z.strictObject({ id });

/** Finds people and topics elsewhere that share service areas with a person. */
export const peopleInSameAreasInput = z.strictObject({ person: id });

/** One organization, by its number. */
export const organizationInput = z.strictObject({ number: plainLine(40) });

const things = { kind: choice(listedKinds), ...askedPage(6) };

/** What a person, or the people of an organization, made; of one kind. */
export const madeByInput = z.strictObject({ maker: id, ...things });

/** What a person follows, of one kind. */
export const followedByInput = z.strictObject({ person: id, ...things });

/** A page of the people of an organization. */
export const peopleOfInput = z.strictObject({ organization: id, ...askedPage(24) });
