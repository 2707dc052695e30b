import { readWrittenText } from '@samspel/domain/text/stored-text';
import { addDays, type Day } from '@samspel/domain/time/day';
import type { Services } from '../core/base/services.ts';

type Words = readonly [title: string, body: string];
type DemoNews = { daysAgo: number; nn: Words; nb: Words; en: Words };

/** The news of the demo. */
const demoNews: readonly DemoNews[] = [
  {
    daysAgo: 3,
    nn: [
      'Dra ein aktivitet til ein ny dag',
      'Du kan no dra ein aktivitet i årshjulet, i månadene og i lista til ein ny dag, med mus, finger eller piltastar. Dagen blir vist medan du drar, og Angre tek deg tilbake.',
    ],
    nb: [
      'Dra en aktivitet til en ny dag',
      'Du kan nå dra en aktivitet i årshjulet, i månedene og i listen til en ny dag, med mus, finger eller piltaster. Dagen vises mens du drar, og Angre tar deg tilbake.',
    ],
    en: [
      'Drag an activity to another day',
      'You can now drag an activity in the year wheel, the months and the list to another day, with the mouse, a finger or the arrow keys. The day is shown while you drag, and Undo takes you back.',
    ],
  },
  {
    daysAgo: 17,
    nn: [
      'Spør på tvers av kommunane',
      'Forumet er ope for alle kommunar. Marker svaret som hjelpte deg, så finn den neste det raskare.',
    ],
    nb: [
      'Spør på tvers av kommunene',
      'Forumet er åpent for alle kommuner. Marker svaret som hjalp deg, så finner den neste det raskere.',
    ],
    en: [
      'Ask across municipalities',
      'The forum is open to all municipalities. Mark the answer that helped you, so that the next person finds it sooner.',
    ],
  },
];

/** Writes the news of the demo, dated shortly before today. */
export async function seedNews({ db, now }: Services, today: Day): Promise<void> {
  const rows = demoNews.map(({ daysAgo, nn, nb, en }) => ({
    status: 'PUBLISHED' as const,
    publish_on: addDays(today, -daysAgo),
    title_nn: nn[0],
    body_nn: readWrittenText(nn[1]).json,
    title_nb: nb[0],
    body_nb: readWrittenText(nb[1]).json,
    title_en: en[0],
    body_en: readWrittenText(en[1]).json,
    last_updated: now(),
  }));
  await db.insertInto('news').values(rows).execute();
}
