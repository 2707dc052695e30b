import type { Row } from './locale.ts';

/** The user terms. If their meaning changes, change `termsVersion` of the domain too, so that everybody is asked again. */
export const termsTexts = {
  'terms.title': ['Brukarvilkår', 'Brukervilkår', 'User terms'],
  'terms.version': ['Gjeld frå {day}', 'Gjelder fra {day}', 'In force from {day}'],
  'terms.use.title': ['Kva Samspel er til', 'Hva Samspel er til', 'What Samspel is for'],
  'terms.use.body': [
    'Samspel er eit arbeidsverktøy for tilsette i kommunar og dei som arbeider saman med dei. Du brukar det i arbeidet ditt, med din eigen brukarkonto. PIN-koden er berre for deg.',
    'Samspel er et arbeidsverktøy for ansatte i kommuner og de som arbeider sammen med dem. Du bruker det i arbeidet ditt, med din egen brukerkonto. PIN-koden er bare for deg.',
    'Samspel is a tool for the staff of municipalities and those who work with them. You use it in your work, with your own account. The PIN code is for you alone.',
  ],
  'terms.content.title': ['Det du skriv', 'Det du skriver', 'What you write'],
  'terms.content.body': [
    'Det du lagar, høyrer til arbeidet ditt. Du vel kven som kan sjå det. Det som er ope, kan alle i Samspel lese og ta kopi av, og det du deler med ei lenkje, kan alle med lenkja sjå.',
    'Det du lager, hører til arbeidet ditt. Du velger hvem som kan se det. Det som er åpent, kan alle i Samspel lese og ta kopi av, og det du deler med en lenke, kan alle med lenken se.',
    'What you create is part of your work. You choose who can see it. Everyone in Samspel can read and copy what is open, and everyone with the link can see what you share with a link.',
  ],
  'terms.care.title': ['Det som ikkje høyrer heime her', 'Det som ikke hører hjemme her', 'What does not belong here'],
  'terms.care.body': [
    'Ikkje skriv noko som er underlagt teieplikt, eller sensitive personopplysningar. Last ikkje opp noko du ikkje har rett til å dele.',
    'Ikke skriv noe som er underlagt taushetsplikt, eller sensitive personopplysninger. Last ikke opp noe du ikke har rett til å dele.',
    'Do not write anything that is confidential by law, or any sensitive personal data. Do not upload anything you do not have the right to share.',
  ],
  'terms.data.title': ['Opplysningar om deg', 'Opplysninger om deg', 'Data about you'],
  'terms.data.body': [
    'Samspel lagrar namnet, e-postadressa og det du sjølv skriv i profilen, kva du lagar og følgjer, og når og på kva slags eining du logga inn. Andre ser namnet og profilen, men ikkje telefonnummeret. Vi brukar berre informasjonskapslar som trengst for å logge inn.',
    'Samspel lagrer navnet, e-postadressen og det du selv skriver i profilen, hva du lager og følger, og når og på hva slags enhet du logget inn. Andre ser navnet og profilen, men ikke telefonnummeret. Vi bruker bare informasjonskapsler som trengs for å logge inn.',
    'Samspel stores your name, your e-mail address and what you write in your profile, what you make and follow, and when and on what kind of device you signed in. Others see your name and profile, but not your phone number. We only use cookies that are needed to sign in.',
  ],
  'terms.end.title': ['Når du sluttar', 'Når du slutter', 'When you leave'],
  'terms.end.body': [
    'Kontoen kan stengjast når du sluttar i kommunen, eller når vilkåra ikkje blir følgde. Det du har laga, blir verande hos dei du delte det med.',
    'Kontoen kan stenges når du slutter i kommunen, eller når vilkårene ikke følges. Det du har laget, blir værende hos dem du delte det med.',
    'Your account can be closed when you leave the municipality, or when the terms are not followed. What you have made stays with those you shared it with.',
  ],
  'terms.change.title': ['Når vilkåra endrar seg', 'Når vilkårene endrer seg', 'When the terms change'],
  'terms.change.body': [
    'Endrar vi vilkåra, ber vi deg lese og godta dei på nytt før du held fram.',
    'Endrer vi vilkårene, ber vi deg lese og godta dem på nytt før du fortsetter.',
    'If we change the terms, we ask you to read and accept them again before you continue.',
  ],
} as const satisfies Record<string, Row>;
