/** Milliseconds in 24 hours. In Oslo two days of a year are longer or shorter; whole days there are counted as `Day`. */
export const millisecondsADay = 86_400_000;

/** Returns the moment so many times 24 hours before another. */
export const daysEarlier = (moment: Date, days: number): Date => daysLater(moment, -days);

/** Returns the moment so many times 24 hours after another. */
export const daysLater = (moment: Date, days: number): Date => new Date(moment.getTime() + days * millisecondsADay);
