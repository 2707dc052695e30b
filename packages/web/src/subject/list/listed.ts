/** The answer for a page of a list. */
export interface Listed<Item> {
  totalCount: number;
  /** The number of limited ones that fit, whether they are listed or not. */
  limitedCount: number;
  pageInfo: { numberOfPages: number };
  nodes: Item[];
}
