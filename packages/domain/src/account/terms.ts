/** The version of the user terms: the day on which their meaning last changed. A new version asks everybody again. */
export const termsVersion = '2026-11-23';
