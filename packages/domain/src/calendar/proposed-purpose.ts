import { isEmptyText } from '../text/invisible.ts';

/**
 * Returns the purpose that a new activity has before somebody writes another: the first sentence of its year wheel's, or the wheel's title
 * (product/activities#activities-and-series).
 */
export function proposedPurpose({ title, descriptionText }: { title: string; descriptionText: string | null }): string {
  const sentence = /^[^\n]*?[.!?](?=\s|$)|^[^\n]+/.exec(descriptionText?.trim() ?? '')?.[0] ?? '';
  return isEmptyText(sentence) ? title : sentence;
}
