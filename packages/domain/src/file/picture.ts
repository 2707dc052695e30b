import { fileTypes, pictureNames } from './file.ts';

/** Who has a picture: a person, or an organization, whose picture is its coat of arms or mark (product/accounts#picture). */
export const pictureOwners = ['PERSON', 'ORGANIZATION'] as const;
export type PictureOwner = (typeof pictureOwners)[number];

/** The most bytes that a picture may have when it is uploaded. */
export const pictureLimit = 5_000_000;

/** Pixels of each side of a stored picture: twice what the largest avatar shows, for sharp screens. */
export const pictureSide = 320;

/** The content types of pictures that are accepted; each is drawn anew. */
export const pictureTypes: readonly string[] = pictureNames.map((name) => fileTypes[name].contentType);
