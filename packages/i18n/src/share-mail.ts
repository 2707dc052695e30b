import type { Row } from './locale.ts';

/** Sharing a thing by mail. */
export const shareMailTexts = {
  'shareMail.title': ['Del på e-post', 'Del på e-post', 'Share by e-mail'],
  'shareMail.hint': [
    'Mottakaren får namnet ditt, meldinga, tittelen og ei lenkje, men ikkje tilgang.',
    'Mottakeren får navnet ditt, meldingen, tittelen og en lenke, men ikke tilgang.',
    'The recipient gets your name, the message, the title and a link, but no access.',
  ],
  'shareMail.sent': ['Sendt til {email}', 'Sendt til {email}', 'Sent to {email}'],
  'shareMail.offer': [
    '{name} er med i Samspel, og kan trenge tilgang for å opne lenkja.',
    '{name} er med i Samspel, og kan trenge tilgang for å åpne lenken.',
    '{name} is a member of Samspel, and may need access to open the link.',
  ],
  'shareMail.giveAccess': ['Sjå kven som har tilgang', 'Se hvem som har tilgang', 'See who has access'],
} as const satisfies Record<string, Row>;
