/** How far a municipality has come with a grant. */
export const grantCaseStates = [
  'CONSIDERING',
  'APPLYING',
  'APPLIED',
  'GRANTED',
  'REFUSED',
  'REPORTING',
  'CLOSED',
] as const;
export type GrantCaseState = (typeof grantCaseStates)[number];

/** The states that a case may be moved to, the usual next one first. A step back corrects a wrong move. */
const moves: Record<GrantCaseState, readonly GrantCaseState[]> = {
  CONSIDERING: ['APPLYING', 'CLOSED'],
  APPLYING: ['APPLIED', 'CONSIDERING', 'CLOSED'],
  APPLIED: ['GRANTED', 'REFUSED', 'APPLYING', 'CLOSED'],
  GRANTED: ['REPORTING', 'APPLIED'],
  REFUSED: ['CLOSED', 'APPLIED'],
  REPORTING: ['CLOSED', 'GRANTED'],
  CLOSED: ['CONSIDERING'],
};

/** Returns the states that a case may be moved to, the usual next one first. */
export const movesFrom = (state: GrantCaseState): readonly GrantCaseState[] => moves[state];
