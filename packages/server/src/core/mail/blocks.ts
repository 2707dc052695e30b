import type { Stretch } from '@samspel/domain/subject/sentence';

/** A line of a list: a sentence, when it was, and where it leads. */
export type Item = { sentence: readonly Stretch[]; when: string; url: string | null };

/** A part of a mail, written once and shown as plain text and as HTML. All texts are plain words; nothing in them is read as HTML. */
export type Block =
  | { heading: string }
  | { words: string }
  /** What a person wrote, line by line. */
  | { quote: string }
  /** What happened to one thing; `more` says how many items are left out. */
  | { items: readonly Item[]; title: string | null; more: string | null }
  | { button: string; url: string }
  /** The fine print: lines that may have a link. */
  | { foot: readonly { words: string; url?: string }[] };
