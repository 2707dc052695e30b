/** The longest comment, in UTF-16 code units of its words. */
export const commentLimit = 10_000;

/** For how long the same words from the same person at the same place are the same comment, sent twice, in minutes. */
export const sameCommentMinutes = 10;

type Comment = { isMine: boolean; isArchived: boolean };

/** Only its author changes what a comment says, as long as what it hangs on is not archived. */
export const mayEditComment = ({ isMine, isArchived }: Comment): boolean => isMine && !isArchived;

/** Its author and admins remove a comment, as long as what it hangs on is not archived. */
export const mayRemoveComment = ({ isMine, isArchived }: Comment, isAdmin: boolean): boolean =>
  (isMine || isAdmin) && !isArchived;

const titleLength = 80;

/** What a comment is called where one line must do: its first words. */
export function commentTitle(words: string): string {
  const line = words.trim().split(/\s*\n\s*/)[0]!;
  const letters = [...line];
  return letters.length <= titleLength
    ? line
    : `${letters
        .slice(0, titleLength - 1)
        .join('')
        .trimEnd()}…`;
}
