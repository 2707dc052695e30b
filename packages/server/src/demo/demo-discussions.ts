import type { DemoComment } from './demo-comments.ts';
import type { DemoPeople } from './demo-people.ts';

type Name = keyof DemoPeople;

/** What somebody of the demo asked, how many working days ago, and what was answered. */
export type DemoDiscussion = {
  by: Name;
  /** The title of the topic that it is asked on; without it, in the public forum. */
  topic?: string;
  /** Titles of related year wheels. */
  wheels?: readonly string[];
  daysAgo: number;
  title: string;
  text: string;
  claps?: readonly Name[];
  answers?: readonly (DemoComment & { isAccepted?: true })[];
};

/** The discussions on the topics of the demo, the oldest first: on two open topics, a private one and a hidden one. */
const onTopics: readonly DemoDiscussion[] = [
  {
    by: 'ola',
    topic: 'Tidleg innsats for barn og unge',
    wheels: ['Barnehageåret', 'Grunnskule: kvalitet og rapportering'],
    daysAgo: 16,
    title: 'Kva tek de med i overgangssamtalen mellom barnehage og skule?',
    text: 'Vi har eit skjema på fire sider som nesten ingen fyller ut. Kva er det viktigaste å få sagt, og kven er med i møtet?',
    claps: ['per', 'kari'],
    answers: [
      {
        by: 'per',
        daysAgo: 15,
        text: 'Vi gjekk ned til éi side: kva barnet meistrar, kva det treng hjelp til, og kva foreldra ønskjer. Foreldra er alltid med, og kontaktlæraren skal vere utpeikt før møtet. Då blir det ein samtale og ikkje ei overlevering.',
        claps: ['ola', 'kari'],
        isAccepted: true,
        replies: [
          { by: 'ola', daysAgo: 14, text: 'Takk! Foreldra har vi til no berre orientert etterpå. Det endrar vi.' },
        ],
      },
      {
        by: 'kari',
        daysAgo: 13,
        text: 'Legg møta inn i årshjulet alt i januar. Hos oss glapp dei kvar vår fordi kalendrane var fulle.',
      },
    ],
  },
  {
    by: 'kari',
    topic: 'Felles beredskapsøving for Fjordvik og Lundvik',
    daysAgo: 9,
    title: 'Kva gjer vi om mobilnettet òg fell ut under øvinga?',
    text: 'Planen vår føreset at kriseleiinga kan ringe. Skal vi øve på å vere heilt utan nett, eller blir det for mykje første gong?',
    answers: [
      {
        by: 'per',
        daysAgo: 8,
        text: 'Ta det med dei to siste timane. Vi har fire nødnettradioar og kan låne bort to. Faste oppmøtestader må stå på papir i begge rådhusa.',
        claps: ['kari'],
        isAccepted: true,
      },
    ],
  },
  {
    by: 'kari',
    topic: 'Omstilling i økonomiavdelinga',
    wheels: ['Økonomi, budsjett og rapportering'],
    daysAgo: 6,
    title: 'Når bør vi ta dei tillitsvalde med?',
    text: 'Eg vil helst ha eit utkast klart først, men ikkje så ferdig at drøftinga blir ein formalitet.',
    answers: [
      {
        by: 'ola',
        daysAgo: 5,
        text: 'Før det finst eit utkast. I oppvekst inviterte vi dei til å vere med på å skrive mandatet, og det sparte oss for mykje seinare.',
        claps: ['kari'],
      },
    ],
  },
  {
    by: 'per',
    topic: 'Budsjettprosessen i små kommunar',
    wheels: ['Økonomi, budsjett og rapportering'],
    daysAgo: 3,
    title: 'Korleis forklarer de disposisjonsfondet for nye folkevalde?',
    text: 'Vi har ein halv time i opplæringa. Har nokon ei framstilling som verkar, gjerne på éi side?',
    claps: ['kari'],
  },
];

/** The public forum of the demo, the oldest first. */
const inPublic: readonly DemoDiscussion[] = [
  {
    by: 'kari',
    daysAgo: 24,
    title: 'Kven har eit delegeringsreglement som er lett å bruke?',
    text: 'Vårt er på 40 sider, og ingen finn fram. Vi skal revidere det til våren og vil helst ha éi side per leiarnivå. Har nokon prøvd det?',
    claps: ['per'],
    answers: [
      {
        by: 'per',
        daysAgo: 23,
        text: 'Vi delte det i to i fjor: eit kort hovudreglement som kommunestyret vedtek, og tabellar per sektor som kommunedirektøren kan endre. Tabellane ligg på éi side kvar. Det viktigaste var å skrive kven som kan vidaredelegere, og kven som ikkje kan det.',
        claps: ['kari', 'astrid'],
        isAccepted: true,
        replies: [
          { by: 'kari', daysAgo: 22, text: 'Tusen takk! Den delinga tek vi med til administrasjonsutvalet.' },
          { by: 'astrid', daysAgo: 22, text: 'Hugs å legge tilgangane i økonomisystemet etter same tabell.' },
        ],
      },
      {
        by: 'ola',
        daysAgo: 20,
        text: 'I oppvekst hadde det hjelpt mykje med døme: kven signerer leigeavtalen, kven tilset vikarar.',
      },
    ],
  },
  {
    by: 'per',
    daysAgo: 15,
    title: 'Når startar de budsjettarbeidet, og kven er med frå først av?',
    text: 'Hos oss kjem tenestene for seint med, og då blir det mykje omarbeiding i oktober. Korleis legg de opp året?',
    claps: ['ola'],
    answers: [
      {
        by: 'kari',
        daysAgo: 14,
        text: 'Vi har eit oppstartsmøte i mars med alle einingsleiarane. Då ser vi på rekneskapen frå i fjor og blir einige om føresetnadene. Rammene kjem i juni, så dei har sommaren på seg. Sjå årshjulet vårt for økonomi og budsjett, det er ope for alle.',
        claps: ['per', 'ola'],
        isAccepted: true,
      },
      {
        by: 'ola',
        daysAgo: 14,
        text: 'For oppvekst er telledatoane det som styrer. Får vi elevtala inn i føresetnadene før ferien, treffer vi langt betre.',
        replies: [{ by: 'per', daysAgo: 13, text: 'Godt poeng. Det har vi aldri gjort.' }],
      },
    ],
  },
  {
    by: 'astrid',
    daysAgo: 11,
    title: 'Kva gjer de med gamle nettskjema når fagsystemet blir bytt ut?',
    text: 'Vi har om lag 60 skjema, og mange av dei er det ingen som eig lenger. Har de ei rutine for å rydde, og kor lenge tek de vare på svara?',
    answers: [
      {
        by: 'per',
        daysAgo: 10,
        text: 'Vi sette ein eigar på kvart skjema og stengde dei som ingen meldte seg på. Det gjekk ned frå 55 til 30. Svara følgjer bevarings- og kassasjonsplanen for fagområdet, så arkivtenesta må vere med.',
        claps: ['astrid'],
      },
    ],
  },
  {
    by: 'ola',
    daysAgo: 8,
    title: 'Er det mogleg å øve beredskap for heile oppvekst på éin dag?',
    text: 'Vi har fire barnehagar og to skular, og vil øve på det same samstundes. Korleis får de til det utan å stenge?',
    claps: ['kari', 'per'],
    answers: [
      {
        by: 'per',
        daysAgo: 7,
        text: 'Vi køyrde ei diskusjonsøving på 90 minutt med berre leiarane, og så eigne korte øvingar på kvar eining same veka. Alle fekk den same hendinga. Oppsummeringa tok vi saman på Teams.',
        claps: ['ola', 'kari'],
        isAccepted: true,
        replies: [{ by: 'ola', daysAgo: 7, text: 'Akkurat det vi trong. Kan eg få sjå scenarioet?' }],
      },
    ],
  },
  {
    by: 'kari',
    daysAgo: 5,
    title: 'Ressurskrevjande tenester: kor tidleg ber de om tal frå einingane?',
    text: 'Vi ender alltid med hastverk før fristen. Vi vurderer å hente inn timane kvar månad i staden for éin gong i året.',
    answers: [
      {
        by: 'per',
        daysAgo: 4,
        text: 'Vi hentar tal kvar tertial saman med rapporteringa. Kvar månad blei for mykje arbeid for einingane, men tre gonger i året går fint.',
        claps: ['kari'],
      },
      {
        by: 'ola',
        daysAgo: 3,
        to: 'kari',
        text: 'ta gjerne med skulane òg. Det gjeld fleire elevar enn vi trur.',
      },
    ],
  },
  {
    by: 'per',
    daysAgo: 2,
    title: 'Kven godkjenner risikovurderinga når fleire kommunar deler eit system?',
    text: 'Vi skal ta i bruk eit felles fagsystem saman med to nabokommunar. Må kvar kommune vurdere risikoen sjølv, eller held det at vertskommunen gjer det?',
    claps: ['astrid'],
  },
  {
    by: 'ola',
    daysAgo: 1,
    title: 'Kva erfaringar har de med digital foreldreportal i barnehagen?',
    text: 'Vi skal velje løysing før nyttår. Vi er mest opptekne av at tilsette slepp å føre det same to stader, og at portalen finst på fleire språk.',
  },
];

/** All discussions of the demo. */
export const demoDiscussions: readonly DemoDiscussion[] = [...inPublic, ...onTopics];
