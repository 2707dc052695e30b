/** The most service areas that a thing has. */
export const kostraFunctionLimit = 200;
