/** Returns the share of voters who chose an answer, 0–1; if several answers may be chosen, the shares can add up to more than 1. */
export const shareOf = (votes: number, voters: number): number => (voters === 0 ? 0 : votes / voters);

/** Returns the same in whole per cent. */
export const percentOf = (votes: number, voters: number): number => Math.round(shareOf(votes, voters) * 100);
