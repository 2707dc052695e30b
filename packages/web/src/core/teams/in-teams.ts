/** Whether this page is in a frame, which must be a tab of Teams: no other app may frame it (product/shell#teams). */
export const isInTeams = (): boolean => window.parent !== window;
