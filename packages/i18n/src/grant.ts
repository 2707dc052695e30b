import type { Row } from './locale.ts';

/** Grants: what municipalities can apply for. */
export const grantTexts = {
  'grant.deadline.APPLICATION': ['Søknadsfrist', 'Søknadsfrist', 'Application deadline'],
  'grant.deadline.REPORT': ['Rapporteringsfrist', 'Rapporteringsfrist', 'Report deadline'],
  'grant.feed': ['{kind}: {title}', '{kind}: {title}', '{kind}: {title}'],
  'grant.feed.expected': ['{kind} (ventar): {title}', '{kind} (ventet): {title}', '{kind} (expected): {title}'],
} as const satisfies Record<string, Row>;
