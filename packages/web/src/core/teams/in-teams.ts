/** Whether this page stands in a frame, which is that of a tab of Teams: no other app may frame it (product/shell#teams). */
export const isInTeams = (): boolean => window.parent !== window;
