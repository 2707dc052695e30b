/**
 * Parts of words that Nynorsk and Bokmål spell differently: 'grunnskule' is 'grunnskole'. A part with several Bokmål words is listed several times.
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

/** The most spellings in which one word is searched for. */
const most = 4;

/** Returns a word as typed, then once for each part that the other language spells differently. */
export function spellingsOf(word: string): string[] {
  const others = pairs.flatMap(([nn, nb]) => [swap(word, nn, nb), swap(word, nb, nn)]);
  return [...new Set([word, ...others.filter((other) => other !== undefined)])].slice(0, most);
}

/** A part of three letters must be at either end of the word, since other words contain it by chance. */
function swap(word: string, from: string, to: string): string | undefined {
  const fits = from.length > 3 ? word.includes(from) : word.startsWith(from) || word.endsWith(from);
  return fits ? word.replace(from, to) : undefined;
}
