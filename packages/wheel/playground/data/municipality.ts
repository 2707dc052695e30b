import type { WheelActivity, WheelHoliday, WheelRing } from '../../src/index.ts';

/** Today's date in the sample. */
export const TODAY = '2026-05-12';

export const rings: WheelRing[] = [
  { id: 'economy', title: 'Økonomi', color: '#1f6f8b' },
  { id: 'kindergarten', title: 'Barnehage', color: '#e07a5f' },
  { id: 'school', title: 'Skule', color: '#6a994e' },
  { id: 'safety', title: 'HMS', color: '#b5509c' },
  { id: 'privacy', title: 'Personvern', color: '#c9a227' },
  { id: 'politics', title: 'Politikk', color: '#5f5aa2' },
];

/** One line for each activity: ring, first day, last day, title. The year is 2026. */
const LINES = `
economy 01-05 01-20 Fakturaer for gamleåret
economy 01-15 02-22 Årsrekneskap til KOSTRA
economy 02-15 03-01 Eigedomsskattelista
economy 03-02 03-31 Årsmelding
economy 02-15 04-01 Refusjon ressurskrevjande tenester
economy 04-15 04-15 Revisjonsmelding
economy 05-04 06-05 Tertialrapport 1
economy 05-12 05-12 Kommuneproposisjonen
economy 06-18 06-18 Rekneskapen i kommunestyret
economy 08-17 08-25 Budsjettrundskriv
economy 08-25 09-21 Budsjettinnspel frå einingane
economy 09-01 10-05 Tertialrapport 2
economy 10-07 10-07 Statsbudsjettet
economy 10-25 11-05 Framlegg til økonomiplan
economy 11-16 11-30 Offentleg ettersyn
economy 12-17 12-17 Budsjettvedtak
kindergarten 02-02 03-01 Hovudopptak
kindergarten 03-20 04-10 Tilbod om plass
kindergarten 04-01 05-15 Bemanningsplan
kindergarten 03-02 06-15 Overgang til skule
kindergarten 05-20 06-15 Evaluering av årsplanen
kindergarten 08-03 08-20 Oppstart nytt barnehageår
kindergarten 09-15 10-01 Vedta årsplanen
kindergarten 10-05 10-30 Driftstilskot til private
kindergarten 11-02 12-20 Foreldreundersøkinga
kindergarten 12-15 12-15 BASIL
school 01-12 02-15 Elevtalsprognose
school 02-15 03-15 Ressurstildeling
school 03-02 04-15 Kartleggingsprøver
school 04-15 05-05 Skuleskyss
school 05-18 05-29 Skriftleg eksamen
school 06-01 06-19 Munnleg eksamen
school 08-18 08-18 Skulestart
school 08-24 09-15 Plan mot mobbing
school 09-01 09-30 Nasjonale prøver 8. og 9. trinn
school 10-20 10-20 GSI
school 10-15 12-18 Elevundersøkinga
school 11-09 12-15 Vedta skuleruta
safety 01-05 01-31 HMS-årsrapport
safety 02-12 02-12 AMU
safety 02-02 03-31 HMS-plan for einingane
safety 04-16 04-16 AMU
safety 04-20 05-31 Vernerunde
safety 06-11 06-11 AMU
safety 08-17 09-15 Opplæring av nytilsette
safety 09-01 10-15 Medarbeidarsamtalar
safety 09-17 09-17 AMU
safety 10-26 11-13 Medarbeidarundersøking
safety 11-19 11-19 AMU
privacy 01-28 01-28 Personverndagen
privacy 01-12 02-15 Årsrapport frå ombodet
privacy 03-02 04-15 Protokoll over behandlingar
privacy 04-20 05-15 Databehandlaravtalar
privacy 05-18 06-15 Risikovurdering (ROS)
privacy 06-17 06-17 Test av reservekopi
privacy 08-20 09-15 Opplæring
privacy 10-01 10-31 Nasjonal tryggleiksmånad
privacy 11-03 11-07 Internkontrollveke
privacy 11-16 12-04 Leiinga sin gjennomgang
politics 01-22 01-22 Formannskap
politics 02-19 02-19 Kommunestyre
politics 03-05 03-05 Formannskap
politics 03-26 03-26 Kommunestyre
politics 04-23 04-23 Formannskap
politics 05-21 05-21 Kommunestyre
politics 06-18 06-18 Kommunestyre
politics 08-27 08-27 Formannskap
politics 09-24 09-24 Kommunestyre
politics 10-22 10-22 Formannskap
politics 11-05 11-05 Kontrollutval
politics 11-26 11-26 Formannskap
politics 12-17 12-17 Kommunestyre
politics 09-01 09-22 Budsjett for kontrollarbeidet
`;

/** Late ones, so that the sample shows how they look. */
const LATE = new Set(['Bemanningsplan', 'Revisjonsmelding', 'Skuleskyss']);

export const activities: WheelActivity[] = LINES.trim()
  .split('\n')
  .map((line, index) => {
    const [ringId = '', start, end, ...words] = line.split(' ');
    const title = words.join(' ');
    const endDate = `2026-${end}`;
    const isLate = LATE.has(title);
    const isDone = endDate < TODAY && !isLate;
    return { id: String(index), ringId, title, startDate: `2026-${start}`, endDate, isDone, isOverdue: isLate };
  });

export const holidays: WheelHoliday[] = [
  { date: '2026-01-01', title: 'første nyttårsdag' },
  { date: '2026-04-02', title: 'skjertorsdag' },
  { date: '2026-04-03', title: 'langfredag' },
  { date: '2026-04-05', title: 'første påskedag' },
  { date: '2026-04-06', title: 'andre påskedag' },
  { date: '2026-05-01', title: '1. mai' },
  { date: '2026-05-14', title: 'Kristi himmelfartsdag' },
  { date: '2026-05-17', title: 'grunnlovsdagen' },
  { date: '2026-05-24', title: 'første pinsedag' },
  { date: '2026-05-25', title: 'andre pinsedag' },
  { date: '2026-12-25', title: 'første juledag' },
  { date: '2026-12-26', title: 'andre juledag' },
];
