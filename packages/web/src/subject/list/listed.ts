/** What a page of a list answers. */
export interface Listed<Item> {
  totalCount: number;
  /** How many limited ones fit, whether they are listed or not. */
  limitedCount: number;
  pageInfo: { numberOfPages: number };
  nodes: Item[];
}
