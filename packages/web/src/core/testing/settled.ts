/** Waits until what was just started on a page has had time to show. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
