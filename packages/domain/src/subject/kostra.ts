/** The most service areas of one thing. */
export const kostraFunctionLimit = 200;
