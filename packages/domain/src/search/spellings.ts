/**
 * The same in Nynorsk and Bokmål, as parts of words: 'grunnskule' is 'grunnskole'. Where several Bokmål words mean it, it stands several
 * times.
 */
const pairs: readonly (readonly [nn: string, nb: string])[] = [
  ['arbeidsgjevar', 'arbeidsgiver'],
  ['avgjerd', 'avgjørelse'],
  ['bruksløyve', 'brukstillatelse'],
  ['byggjeløyve', 'byggetillatelse'],
  ['dugleik', 'ferdighet'],
  ['eigar', 'eier'],
  ['eigedom', 'eiendom'],
  ['eining', 'enhet'],
  ['fagleg', 'faglig'],
  ['framdrift', 'fremdrift'],
  ['framlegg', 'forslag'],
  ['framtid', 'fremtid'],
  ['føremål', 'formål'],
  ['førebu', 'forbered'],
  ['handsaming', 'behandling'],
  ['haust', 'høst'],
  ['heim', 'hjem'],
  ['høgtid', 'høytid'],
  ['høyring', 'høring'],
  ['ikkje', 'ikke'],
  ['innbyggjar', 'innbygger'],
  ['kyrkje', 'kirke'],
  ['laurdag', 'lørdag'],
  ['leiar', 'leder'],
  ['leiing', 'ledelse'],
  ['lærar', 'lærer'],
  ['løyve', 'tillatelse'],
  ['løyving', 'bevilgning'],
  ['medarbeidar', 'medarbeider'],
  ['merksemd', 'oppmerksomhet'],
  ['månad', 'måned'],
  ['måndag', 'mandag'],
  ['naud', 'nød'],
  ['nyheit', 'nyhet'],
  ['ordførar', 'ordfører'],
  ['rekneskap', 'regnskap'],
  ['rettleiing', 'veiledning'],
  ['samandrag', 'sammendrag'],
  ['sjuk', 'syk'],
  ['skilnad', 'forskjell'],
  ['skule', 'skole'],
  ['stad', 'sted'],
  ['sommar', 'sommer'],
  ['sundag', 'søndag'],
  ['tenest', 'tjenest'],
  ['tilhøve', 'forhold'],
  ['tilsett', 'ansatt'],
  ['tilskot', 'tilskudd'],
  ['tryggleik', 'sikkerhet'],
  ['tryggleik', 'trygghet'],
  ['tysdag', 'tirsdag'],
  ['utgreiing', 'utredning'],
  ['utval', 'utvalg'],
  ['val', 'valg'],
  ['vatn', 'vann'],
  ['veg', 'vei'],
  ['veke', 'uke'],
  ['verksemd', 'virksomhet'],
  ['vurdering', 'evaluering'],
  ['årleg', 'årlig'],
];

/** A word is searched for in at most so many spellings. */
const most = 4;

/** A word as typed, then with each part of it that the other language writes otherwise. */
export function spellingsOf(word: string): string[] {
  const others = pairs.flatMap(([nn, nb]) => [swap(word, nn, nb), swap(word, nb, nn)]);
  return [...new Set([word, ...others.filter((other) => other !== undefined)])].slice(0, most);
}

/** A part of three letters counts only at either end of a word, since others hold it by chance. */
function swap(word: string, from: string, to: string): string | undefined {
  const fits = from.length > 3 ? word.includes(from) : word.startsWith(from) || word.endsWith(from);
  return fits ? word.replace(from, to) : undefined;
}
