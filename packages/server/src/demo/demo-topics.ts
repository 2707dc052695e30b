import type { DemoPeople } from './demo-people.ts';

type Name = keyof DemoPeople;

/** A topic of the demo. */
export type DemoTopic = {
  by: Name;
  title: string;
  category: 'TOPIC' | 'SUBJECT_GROUP' | 'PROJECT';
  /** Paragraphs. */
  description: readonly string[];
  /** Numbers of service areas. */
  kostra: readonly string[];
  /** Titles of related year wheels. */
  wheels: readonly string[];
  links?: readonly { label: string; href: string }[];
  followers: readonly Name[];
  claps?: readonly Name[];
  /** Working days since it was last changed. */
  daysAgo: number;
  access: (people: DemoPeople) => object;
};

const open = () => ({ isPrivate: false });

/** What the two municipalities of the demo meet about: one open, one for both of them, one of their own, and one that nobody else knows of. */
export const demoTopics: readonly DemoTopic[] = [
  {
    by: 'kari',
    title: 'Tidleg innsats for barn og unge',
    category: 'TOPIC',
    description: [
      'Korleis får barnehage, skule og helsestasjon auge på barn som treng hjelp, før det har gått for lang tid? Her deler vi rutinar som verkar, og spør kvarandre når vi står fast.',
      'Årshjula viser når vi kartlegg, når vi har overgangsmøte mellom barnehage og skule, og når rapportane skal vere klare.',
    ],
    kostra: ['201', '202', '211'],
    wheels: ['Barnehageåret', 'Grunnskule: kvalitet og rapportering'],
    links: [
      { label: 'Udir: tidleg innsats', href: 'https://www.udir.no' },
      { label: 'Bufdir: betre tverrfagleg innsats', href: 'https://www.bufdir.no' },
    ],
    followers: ['kari', 'ola', 'per'],
    claps: ['ola', 'per'],
    daysAgo: 1,
    access: open,
  },
  {
    by: 'per',
    title: 'Budsjettprosessen i små kommunar',
    category: 'TOPIC',
    description: [
      'Vi er få som skal rekke mykje frå juni til desember. Her samanliknar vi framdriftsplanar, malar for tertialrapport og måtar å ta folkevalde med på undervegs.',
    ],
    kostra: ['120'],
    wheels: ['Økonomi, budsjett og rapportering'],
    links: [{ label: 'KS: budsjett og økonomiplan', href: 'https://www.ks.no' }],
    followers: ['per', 'kari'],
    claps: ['kari'],
    daysAgo: 4,
    access: open,
  },
  {
    by: 'kari',
    title: 'Felles beredskapsøving for Fjordvik og Lundvik',
    category: 'PROJECT',
    description: [
      'Dei to kommunane øver saman på straumbrot over fleire døgn. Prosjektgruppa planlegg øvinga, og skriv evalueringa etterpå.',
    ],
    kostra: ['120'],
    wheels: ['HMS, arbeidsmiljø og personal'],
    followers: ['kari', 'per'],
    daysAgo: 2,
    access: ({ kari, per }) => ({
      isPrivate: true,
      visibility: 'PUBLIC',
      organizations: [{ organization: kari.organizationId, access: 'READ' }],
      persons: [{ person: per.id, access: 'WRITE' }],
    }),
  },
  {
    by: 'ola',
    title: 'Personvernnettverket i Fjordvik',
    category: 'SUBJECT_GROUP',
    description: [
      'For alle som har eit behandlingsansvar i Fjordvik. Vi møtest kvart kvartal, går gjennom avvik og hjelper kvarandre med risikovurderingar.',
    ],
    kostra: ['120'],
    wheels: [],
    links: [{ label: 'Datatilsynet: rettleiing for kommunar', href: 'https://www.datatilsynet.no' }],
    followers: ['ola', 'astrid'],
    claps: ['astrid'],
    daysAgo: 8,
    access: ({ kari }) => ({
      isPrivate: true,
      visibility: 'PUBLIC',
      organizations: [{ organization: kari.organizationId, access: 'READ' }],
    }),
  },
  {
    by: 'kari',
    title: 'Omstilling i økonomiavdelinga',
    category: 'PROJECT',
    description: ['Arbeidsdokument for leiargruppa. Ikkje for deling enno.'],
    kostra: ['120'],
    wheels: ['Økonomi, budsjett og rapportering'],
    followers: ['kari'],
    daysAgo: 6,
    access: ({ ola }) => ({
      isPrivate: true,
      visibility: 'PRIVATE',
      persons: [{ person: ola.id, access: 'WRITE' }],
    }),
  },
];
