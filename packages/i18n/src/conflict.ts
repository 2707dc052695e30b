import type { Row } from './locale.ts';

/** Two people who changed the same thing: both versions, and the choice between them (product/content#conflicts). */
export const conflictTexts = {
  'conflict.title': [
    '{name} lagra endringar medan du skreiv',
    '{name} lagret endringer mens du skrev',
    '{name} saved changes while you were writing',
  ],
  'conflict.titleSomebody': [
    'Nokon andre lagra endringar medan du skreiv',
    'Noen andre lagret endringer mens du skrev',
    'Someone else saved changes while you were writing',
  ],
  'conflict.choose': [
    'Ingenting er overskrive, og alt du har skrive, er her. Vel kva som skal gjelde der de begge har endra, og lagre.',
    'Ingenting er overskrevet, og alt du har skrevet, er her. Velg hva som skal gjelde der dere begge har endret, og lagre.',
    'Nothing is overwritten, and everything you wrote is here. Choose which version to keep where you both made changes, and save.',
  ],
  'conflict.together': [
    'Ingenting er overskrive. De har endra ulike ting, så alt kan lagrast saman.',
    'Ingenting er overskrevet. Dere har endret ulike ting, så alt kan lagres sammen.',
    'Nothing is overwritten. You changed different things, so all of it can be saved together.',
  ],
  'conflict.mine': ['Di utgåve', 'Din utgave', 'Your version'],
  'conflict.theirs': ['Den andre utgåva', 'Den andre utgaven', 'The other version'],
  'conflict.savedBy': ['lagra av {name} {when}', 'lagret av {name} {when}', 'saved by {name} {when}'],
  'conflict.taken': ['Dette er nytt og blir teke med', 'Dette er nytt og blir tatt med', 'This is new and is kept'],
  'conflict.empty': ['Tomt', 'Tomt', 'Empty'],
  'conflict.chooseOne': ['Vel ei av utgåvene', 'Velg en av utgavene', 'Choose one of the versions'],
  'conflict.back': ['Tilbake til skjemaet', 'Tilbake til skjemaet', 'Back to the form'],
} as const satisfies Record<string, Row>;
