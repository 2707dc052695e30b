import { describe, expect, it } from 'vitest';
import { commentTitle, mayEditComment, mayRemoveComment } from './comment.ts';

describe('a comment', () => {
  const mine = { isMine: true, isArchived: false };
  const theirs = { isMine: false, isArchived: false };

  it('is changed by its author alone, and removed by the author and admins; neither while it is archived', () => {
    expect([mayEditComment(theirs), mayRemoveComment(theirs, false)]).toEqual([false, false]);
    expect([
      mayEditComment({ ...mine, isArchived: true }),
      mayRemoveComment({ ...mine, isArchived: true }, true),
    ]).toEqual([false, false]);
    expect([mayEditComment(mine), mayRemoveComment(mine, false), mayRemoveComment(theirs, true)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is called by its first words, cut between letters', () => {
    expect(commentTitle('Kven bestiller rom?\nEg kan.')).toBe('Kven bestiller rom?');
    expect(commentTitle(`${'å'.repeat(79)}🌿x`)).toBe(`${'å'.repeat(79)}…`);
  });
});
