/** The most things in a list inside a thing: the newest ones. All of them are read by the root field that pages through them (product/wire#lists-of-a-thing). */
export const mostNested = 100;
