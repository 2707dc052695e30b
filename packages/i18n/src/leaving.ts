import type { Row } from './locale.ts';

/** Deleting one's own account, at /my-profile/data (product/accounts#deletion). */
export const leavingTexts = {
  'leaving.former': ['Tidlegare brukar', 'Tidligere bruker', 'Former user'],
  'leaving.title': ['Slett kontoen din', 'Slett kontoen din', 'Delete your account'],
  'leaving.lead': [
    'Kontoen blir sletta etter 30 dagar, og fram til då kan du ombestemme deg. Profilen din, varsla, det du følgjer og innloggingane dine blir borte. Det du har laga og skrive, står att under «Tidlegare brukar».',
    'Kontoen blir slettet etter 30 dager, og fram til da kan du ombestemme deg. Profilen din, varslene, det du følger og innloggingene dine blir borte. Det du har laget og skrevet, står igjen under «Tidligere bruker».',
    'The account is deleted after 30 days, and until then you can change your mind. Your profile, notifications, what you follow and your sign-ins are deleted. What you made and wrote stays, under “Former user”.',
  ],
  'leaving.ask': ['Slett kontoen', 'Slett kontoen', 'Delete the account'],
  'leaving.sure': ['Slette kontoen din?', 'Slette kontoen din?', 'Delete your account?'],
  'leaving.handOver': [
    'Kven skal ta over det du eig og er ansvarleg for? Det skjer den dagen kontoen blir sletta. Vel du ingen, får administratorane vite kva som manglar ein ansvarleg.',
    'Hvem skal ta over det du eier og er ansvarlig for? Det skjer den dagen kontoen blir slettet. Velger du ingen, får administratorene vite hva som mangler en ansvarlig.',
    'Who takes over what you own and are responsible for? That happens on the day the account is deleted. If you choose no one, the admins are told what is left without anyone responsible.',
  ],
  'leaving.to': ['Ein kollega som tek over', 'En kollega som tar over', 'A colleague who takes over'],
  'leaving.at': [
    'Kontoen din blir sletta {day}.',
    'Kontoen din blir slettet {day}.',
    'Your account will be deleted on {day}.',
  ],
  'leaving.change': ['Vel kven som tek over', 'Velg hvem som tar over', 'Choose who takes over'],
  'leaving.named': ['{name} tek over etter deg.', '{name} tar over etter deg.', '{name} takes over from you.'],
  'leaving.nobody': ['Ingen tek over etter deg.', 'Ingen tar over etter deg.', 'No one takes over from you.'],
  'leaving.stay': ['Behald kontoen', 'Behold kontoen', 'Keep the account'],
  'leaving.stayed': ['Du behaldt kontoen.', 'Du beholdt kontoen.', 'You kept the account.'],
} as const satisfies Record<string, Row>;
