/** The paper sizes to choose from. */
export const papers = ['a4', 'a3'] as const;
export const orientations = ['landscape', 'portrait'] as const;
/** What is printed on the sheet. */
export const shownParts = ['both', 'wheel', 'list'] as const;

export type Paper = (typeof papers)[number];
export type Orientation = (typeof orientations)[number];
export type ShownParts = (typeof shownParts)[number];

/** How a year is printed, as far as the query of its address says. */
export interface PrintChoices {
  paper: Paper;
  orientation: Orientation;
  show: ShownParts;
  /** Leaves out what is done. */
  hidesCompleted: boolean;
}

const usual: PrintChoices = { paper: 'a4', orientation: 'landscape', show: 'both', hidesCompleted: false };

/** Reads the choices from an address; a missing or unknown value gives the default. */
export function readPrintChoices(query: URLSearchParams): PrintChoices {
  const read = <Value extends string>(name: string, values: readonly Value[], otherwise: Value) =>
    values.find((value) => value === query.get(name)) ?? otherwise;
  return {
    paper: read('paper', papers, usual.paper),
    orientation: read('orientation', orientations, usual.orientation),
    show: read('show', shownParts, usual.show),
    hidesCompleted: query.get('completed') === 'hidden',
  };
}

/** Returns the query for these choices, with its question mark; defaults are left out. */
export function printQuery(choices: Partial<PrintChoices>): string {
  const { paper, orientation, show, hidesCompleted } = { ...usual, ...choices };
  const query = new URLSearchParams();
  if (paper !== usual.paper) query.set('paper', paper);
  if (orientation !== usual.orientation) query.set('orientation', orientation);
  if (show !== usual.show) query.set('show', show);
  if (hidesCompleted) query.set('completed', 'hidden');
  return query.size > 0 ? `?${query}` : '';
}
