/** The paper sizes of a year that goes out as a file. */
export const papers = ['a4', 'a3', 'a2'] as const;
/** One of the paper sizes. */
export type Paper = (typeof papers)[number];

/** How a sheet lies. */
export const orientations = ['landscape', 'portrait'] as const;
/** How one sheet lies. */
export type Orientation = (typeof orientations)[number];

/** The parts that a file of sheets may have, in the order in which they stand in it. */
export const paperParts = ['wheel', 'months', 'timeline', 'list'] as const;
/** One part of a file of sheets. */
export type PaperPart = (typeof paperParts)[number];
