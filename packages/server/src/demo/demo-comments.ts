import type { DemoPeople } from './demo-people.ts';

type Name = keyof DemoPeople;

/** What somebody of the demo said, and how many working days ago. */
export type DemoComment = {
  by: Name;
  daysAgo: number;
  /** Is mentioned before the text. */
  to?: Name;
  text: string;
  claps?: readonly Name[];
  replies?: readonly DemoComment[];
};

/** The comments on the next activity with each of these titles. */
export const demoComments: Readonly<Record<string, readonly DemoComment[]>> = {
  'Kommunestyret vedtek budsjett, økonomiplan og gebyr': [
    {
      by: 'ola',
      daysAgo: 5,
      text: 'Gebyra for SFO manglar i vedlegget. Eg sender nye tal i løpet av dagen.',
      claps: ['kari'],
      replies: [{ by: 'kari', daysAgo: 5, text: 'Takk! Då rekk vi å få dei med før saka går ut.' }],
    },
    {
      by: 'kari',
      daysAgo: 2,
      to: 'astrid',
      text: 'kan du sjå etter at saka med alle vedlegg ligg klar i møtesystemet?',
      replies: [
        {
          by: 'astrid',
          daysAgo: 1,
          text: 'Ja, ho er lagd inn. Vedlegget med gebyra kjem i morgon.',
          claps: ['kari', 'ola'],
        },
      ],
    },
  ],
  'Formannskapet si innstilling og offentleg ettersyn': [
    {
      by: 'per',
      daysAgo: 4,
      text: 'Vi i Lundvik legg budsjettet ut til ettersyn i same veke. Skal vi bruke den same kunngjeringa?',
      claps: ['kari'],
      replies: [{ by: 'kari', daysAgo: 3, text: 'Gjerne! Eg sender deg utkastet vårt.' }],
    },
  ],
  'Vedta skuleruta for neste skuleår': [
    {
      by: 'kari',
      daysAgo: 3,
      to: 'ola',
      text: 'har foreldreutvalet svart på høyringa om haustferien?',
      replies: [{ by: 'ola', daysAgo: 2, text: 'Ja. Dei ønskjer veke 41, slik som i fjor.' }],
    },
  ],
};
