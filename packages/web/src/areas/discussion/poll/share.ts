/** The share of those who voted that chose an answer, 0–1; of several answers the shares may be more than 1 together. */
export const shareOf = (votes: number, voters: number): number => (voters === 0 ? 0 : votes / voters);

/** The same in whole per cent. */
export const percentOf = (votes: number, voters: number): number => Math.round(shareOf(votes, voters) * 100);
