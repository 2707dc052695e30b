import type { Row } from './locale.ts';

/** Links to pages elsewhere, on a thing. */
export const linkTexts = {
  'link.search': ['Søk i lenkjene', 'Søk i lenkene', 'Search the links'],
  'link.title': ['Lenkjer', 'Lenker', 'Links'],
  'link.add': ['Legg til lenkje', 'Legg til lenke', 'Add a link'],
  'link.new': ['Ny lenkje', 'Ny lenke', 'New link'],
  'link.edit': ['Rediger lenkje', 'Rediger lenke', 'Edit link'],
  'link.editNamed': ['Rediger lenkja «{label}»', 'Rediger lenken «{label}»', 'Edit the link “{label}”'],
  'link.removeNamed': ['Fjern lenkja «{label}»', 'Fjern lenken «{label}»', 'Remove the link “{label}”'],
  'link.hrefHint': [
    'Til dømes https://www.ks.no/rutine',
    'For eksempel https://www.ks.no/rutine',
    'For example https://www.ks.no/rutine',
  ],
  'link.newTab': ['blir opna i ny fane', 'åpnes i ny fane', 'opens in a new tab'],
  'link.ofSeries': ['Frå serien', 'Fra serien', 'From the series'],
  'link.added': ['Lenkja «{label}» er lagd til', 'Lenken «{label}» er lagt til', 'Link “{label}” has been added'],
  'link.saved': ['Lenkja «{label}» er lagra', 'Lenken «{label}» er lagret', 'Link “{label}” has been saved'],
  'link.removed': ['Lenkja «{label}» er fjerna', 'Lenken «{label}» er fjernet', 'Link “{label}” has been removed'],
  'link.back': ['Lenkja «{label}» er tilbake', 'Lenken «{label}» er tilbake', 'Link “{label}” is back'],
  'link.undone': ['Endringa er angra', 'Endringen er angret', 'The change has been undone'],
} as const satisfies Record<string, Row>;
