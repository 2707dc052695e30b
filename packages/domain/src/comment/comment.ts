/** The longest comment, in UTF-16 code units of its plain text. */
export const commentLimit = 10_000;

/** For how many minutes the same words from the same person in the same place count as one comment, sent twice. */
export const sameCommentMinutes = 10;

type Comment = { isMine: boolean; isArchived: boolean };

/** Whether the person may edit a comment: only its author may, and not if the thing that it is on is archived. */
export const mayEditComment = ({ isMine, isArchived }: Comment): boolean => isMine && !isArchived;

/** Whether the person may remove a comment: its author and admins may, but not if the thing that it is on is archived. */
export const mayRemoveComment = ({ isMine, isArchived }: Comment, isAdmin: boolean): boolean =>
  (isMine || isAdmin) && !isArchived;

const titleLength = 80;

/** Returns the first words of a comment, as its title where one line must do. */
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
