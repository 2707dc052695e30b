import { tagLimit } from '@samspel/domain/subject/tag';
import { foldText, isSameText } from '@samspel/domain/text/fold';

/** Returns the tags with one more; one that is there already, however it is spelled, or that would be the twenty-first, is not added. */
export function withTag(tags: readonly string[], title: string): string[] {
  const isThere = tags.some((tag) => isSameText(tag, title));
  return isThere || title.trim() === '' || tags.length >= tagLimit ? [...tags] : [...tags, title.trim()];
}

/** Returns what can be added while a text is typed: the text itself unless it is a known tag, and the known tags that contain it. */
export function suggestedTags(
  known: readonly string[],
  tags: readonly string[],
  text: string,
): { title: string; isNew: boolean }[] {
  const left = known.filter((title) => !tags.some((tag) => isSameText(tag, title)));
  const found = left.filter((title) => foldText(title).includes(foldText(text)));
  const exact = found.filter((title) => isSameText(title, text));
  const others = found.filter((title) => !exact.includes(title)).map((title) => ({ title, isNew: false }));
  const isNew = text.trim() !== '' && exact.length === 0 && !tags.some((tag) => isSameText(tag, text));
  return [
    ...exact.map((title) => ({ title, isNew: false })),
    ...(isNew ? [{ title: text.trim(), isNew: true }] : []),
    ...others,
  ];
}
