import type { Row } from './locale.ts';

/** Groups of people, which anybody can make, and groups of organizations, which only admins can make (product/access#groups). */
export const organizationTexts = {
  'organization.kostraFunction': [
    'KOSTRA-funksjon {number}, i tenesteområdet «{group}».',
    'KOSTRA-funksjon {number}, i tjenesteområdet «{group}».',
    'KOSTRA function {number}, in the service area “{group}”.',
  ],

  'organization.groups.mine': ['Gruppene mine', 'Gruppene mine', 'My groups'],
  'organization.groups.lead': [
    'Del årshjul med mange på éin gong: legg folk i ei gruppe, og gi gruppa tilgang.',
    'Del årshjul med mange på én gang: legg folk i en gruppe, og gi gruppen tilgang.',
    'Share year wheels with many at once: put people in a group, and give the group access.',
  ],
  'organization.groups.made': ['Laga av deg', 'Laget av deg', 'Created by you'],
  'organization.groups.in': ['Laga av andre', 'Laget av andre', 'Created by others'],
  'organization.groups.empty': ['Du har ingen grupper enno', 'Du har ingen grupper ennå', 'You have no groups yet'],
  'organization.groups.emptyHint': [
    'Lag ei gruppe av dei du ofte deler årshjul med, til dømes leiargruppa.',
    'Lag en gruppe av dem du ofte deler årshjul med, for eksempel ledergruppen.',
    'Create a group of those you often share year wheels with, such as the management team.',
  ],
  'organization.groups.pages': ['Gruppesider', 'Gruppesider', 'Group pages'],
  'organization.groups.make': ['Lag ei gruppe (ny fane)', 'Lag en gruppe (ny fane)', 'Create a group (new tab)'],

  'organization.group.new': ['Ny gruppe', 'Ny gruppe', 'New group'],
  'organization.group.edit': ['Rediger gruppa', 'Rediger gruppen', 'Edit the group'],
  'organization.group.editNamed': ['Rediger {title}', 'Rediger {title}', 'Edit {title}'],
  'organization.group.removeNamed': ['Slett {title}', 'Slett {title}', 'Delete {title}'],
  'organization.group.leave': ['Gå ut av gruppa', 'Gå ut av gruppen', 'Leave the group'],
  'organization.group.leaveNamed': ['Gå ut av gruppa {title}', 'Gå ut av gruppen {title}', 'Leave the group {title}'],
  'organization.group.membersHidden': [
    'Medlemene er synlege for dei som er med i gruppa, dei som har noko saman med ho, og dei som arbeider i kommunen ho høyrer til.',
    'Medlemmene er synlige for dem som er med i gruppen, dem som har noe sammen med den, og dem som arbeider i kommunen den hører til.',
    'The members are visible to those in the group, those who share something with it, and those who work in its municipality.',
  ],
  'organization.group.members': [
    '{count, plural, =0 {Ingen medlemer enno} one {# medlem} other {# medlemer}}',
    '{count, plural, =0 {Ingen medlemmer ennå} one {# medlem} other {# medlemmer}}',
    '{count, plural, =0 {No members yet} one {# member} other {# members}}',
  ],
  'organization.group.youAreIn': ['Du er med', 'Du er med', 'You are a member'],
  'organization.group.madeBy': ['Laga av {name}', 'Laget av {name}', 'Created by {name}'],
  'organization.group.shared': [
    'Tilgang til {count, plural, one {# årshjul} other {# årshjul}}',
    'Tilgang til {count, plural, one {# årshjul} other {# årshjul}}',
    'Access to {count, plural, one {# year wheel} other {# year wheels}}',
  ],
  'organization.group.andMore': ['{names} og {count} til', '{names} og {count} til', '{names} and {count} more'],
  'organization.group.showMembers': ['Vis medlemer', 'Vis medlemmer', 'Show members'],
  'organization.group.membersOf': ['av {title}', 'av {title}', 'of {title}'],

  'organization.group.addMember': ['Legg til person', 'Legg til person', 'Add a person'],
  'organization.group.addMemberHint': [
    'Søk på namn, eller skriv heile e-postadressa.',
    'Søk på navn, eller skriv hele e-postadressen.',
    'Search by name, or write the whole e-mail address.',
  ],
  'organization.group.lost': [
    '{count, plural, one {# medlem mistar} other {# medlemer mistar}} tilgangen til det som er delt med gruppa, med det same du lagrar.',
    '{count, plural, one {# medlem mister} other {# medlemmer mister}} tilgangen til det som er delt med gruppen, straks du lagrer.',
    '{count, plural, one {# member loses} other {# members lose}} access to what is shared with the group, as soon as you save.',
  ],
  'organization.group.withoutMe': [
    'Sjølv er du ikkje med i gruppa.',
    'Selv er du ikke med i gruppen.',
    'You are not in the group yourself.',
  ],
  'organization.group.addMe': ['Legg til meg', 'Legg til meg', 'Add me'],
  'organization.group.created': ['Gruppa er laga', 'Gruppen er laget', 'The group has been created'],
  'organization.group.saved': ['Gruppa er lagra', 'Gruppen er lagret', 'The group has been saved'],

  'organization.group.removeTitle': [
    'Er du sikker på at du vil slette «{title}»?',
    'Er du sikker på at du vil slette «{title}»?',
    'Are you sure you want to delete “{title}”?',
  ],
  'organization.group.removeBody': [
    'Medlemene mistar med det same tilgangen til alt som er delt med gruppa. {count, plural, =0 {Så langt du kan sjå, gjeld det ingen årshjul.} one {Så langt du kan sjå, gjeld det # årshjul.} other {Så langt du kan sjå, gjeld det # årshjul.}}',
    'Medlemmene mister straks tilgangen til alt som er delt med gruppen. {count, plural, =0 {Så langt du kan se, gjelder det ingen årshjul.} one {Så langt du kan se, gjelder det # årshjul.} other {Så langt du kan se, gjelder det # årshjul.}}',
    'The members lose access at once to everything that is shared with the group. {count, plural, =0 {As far as you can see, this concerns no year wheels.} one {As far as you can see, this concerns # year wheel.} other {As far as you can see, this concerns # year wheels.}}',
  ],
  'organization.group.removeForGood': [
    'Den som har tilgang på annan måte, beheld tilgangen. Gruppa kan ikkje hentast tilbake.',
    'Den som har tilgang på annen måte, beholder tilgangen. Gruppen kan ikke hentes tilbake.',
    'Whoever has access in another way keeps it. The group cannot be brought back.',
  ],
  'organization.group.removed': ['«{title}» er sletta', '«{title}» er slettet', '“{title}” has been deleted'],
  'organization.group.leaveTitle': ['Gå ut av «{title}»?', 'Gå ut av «{title}»?', 'Leave “{title}”?'],
  'organization.group.leaveBody': [
    'Du mistar med det same tilgangen til det som er delt med gruppa, om du ikkje har tilgang på annan måte.',
    'Du mister straks tilgangen til det som er delt med gruppen, hvis du ikke har tilgang på annen måte.',
    'You lose access at once to what is shared with the group, unless you have it in another way.',
  ],
  'organization.group.leaveUndo': [
    'Angrar du, kan {name} leggje deg til på nytt.',
    'Angrer du, kan {name} legge deg til på nytt.',
    'If you change your mind, {name} can add you again.',
  ],
  'organization.group.leaveUndoOwn': [
    'Angrar du, kan du leggje deg til på nytt: du har framleis ansvaret for gruppa.',
    'Angrer du, kan du legge deg til på nytt: du har fortsatt ansvaret for gruppen.',
    'If you change your mind, you can add yourself again: the group is still yours to maintain.',
  ],
  'organization.group.left': [
    'Du er ikkje lenger med i «{title}»',
    'Du er ikke lenger med i «{title}»',
    'You are no longer in “{title}”',
  ],

  'organization.members.added': ['{name} er lagd til', '{name} er lagt til', '{name} has been added'],
  'organization.members.alreadyIn': [
    '{name} er allereie med',
    '{name} er allerede med',
    '{name} is already in the group',
  ],
  'organization.members.removed': ['{name} er fjerna', '{name} er fjernet', '{name} has been removed'],
  'organization.members.remove': ['Fjern {name}', 'Fjern {name}', 'Remove {name}'],

  'organization.organizationGroups.title': [
    'Grupper av organisasjonar',
    'Grupper av organisasjoner',
    'Groups of organizations',
  ],
  'organization.organizationGroups.lead': [
    'Fleire organisasjonar som du kan dele med på éin gong, til dømes ein region. Alle som arbeider i ein av dei, får tilgangen.',
    'Flere organisasjoner som du kan dele med på én gang, for eksempel en region. Alle som arbeider i en av dem, får tilgangen.',
    'Several organizations that you can share with in one go, such as a region. Everyone who works in one of them gets the access.',
  ],
  'organization.organizationGroups.empty': [
    'Det finst ingen organisasjonsgrupper enno',
    'Det finnes ingen organisasjonsgrupper ennå',
    'There are no organization groups yet',
  ],
  'organization.organizationGroups.emptyHint': [
    'Lag ei gruppe av organisasjonar som samarbeider, til dømes kommunane i ein region.',
    'Lag en gruppe av organisasjoner som samarbeider, for eksempel kommunene i en region.',
    'Group organizations that work together, such as the municipalities of a region.',
  ],
  'organization.organizationGroup.search': ['Tittel på gruppa', 'Tittel på gruppen', 'Title of the group'],
  'organization.organizationGroup.pages': [
    'Sider med organisasjonsgrupper',
    'Sider med organisasjonsgrupper',
    'Pages: organization groups',
  ],
  'organization.organizationGroups.maintain': [
    'Styr organisasjonsgruppene',
    'Administrer organisasjonsgruppene',
    'Manage the organization groups',
  ],
  'organization.organizationGroup.new': ['Ny organisasjonsgruppe', 'Ny organisasjonsgruppe', 'New organization group'],
  'organization.organizationGroup.edit': [
    'Rediger organisasjonsgruppa',
    'Rediger organisasjonsgruppen',
    'Edit the organization group',
  ],
  'organization.organizationGroup.members': [
    '{count, plural, =0 {Ingen organisasjonar enno} one {# organisasjon} other {# organisasjonar}}',
    '{count, plural, =0 {Ingen organisasjoner ennå} one {# organisasjon} other {# organisasjoner}}',
    '{count, plural, =0 {No organizations yet} one {# organization} other {# organizations}}',
  ],
  'organization.organizationGroup.showMembers': ['Vis organisasjonar', 'Vis organisasjoner', 'Show organizations'],
  'organization.organizationGroup.addMember': ['Legg til organisasjon', 'Legg til organisasjon', 'Add an organization'],
  'organization.organizationGroup.addMemberHint': ['Søk på namn.', 'Søk på navn.', 'Search by name.'],
  'organization.organizationGroup.lost': [
    'Dei som arbeider i {count, plural, one {# organisasjon} other {# organisasjonar}}, mistar tilgangen til det som er delt med gruppa, med det same du lagrar.',
    'De som arbeider i {count, plural, one {# organisasjon} other {# organisasjoner}}, mister tilgangen til det som er delt med gruppen, straks du lagrer.',
    'Those who work in {count, plural, one {# organization} other {# organizations}} lose access to what is shared with the group, as soon as you save.',
  ],

  'organization.organizationGroup.removeBody': [
    'Dei som arbeider i organisasjonane, mistar med det same tilgangen til alt som er delt med gruppa. {count, plural, =0 {Det gjeld ingen årshjul.} one {Det gjeld # årshjul.} other {Det gjeld # årshjul.}}',
    'De som arbeider i organisasjonene, mister straks tilgangen til alt som er delt med gruppen. {count, plural, =0 {Det gjelder ingen årshjul.} one {Det gjelder # årshjul.} other {Det gjelder # årshjul.}}',
    'Those who work in the organizations lose access at once to everything that is shared with the group. {count, plural, =0 {This concerns no year wheels.} one {This concerns # year wheel.} other {This concerns # year wheels.}}',
  ],

  'organization.groups.all': ['Grupper', 'Grupper', 'Groups'],
  'organization.groups.allLead': [
    'Grupper som folk har laga. Du kan endre eller slette dei, til dømes når den som laga gruppa, har slutta.',
    'Grupper som folk har laget. Du kan endre eller slette dem, for eksempel når den som laget gruppen, har sluttet.',
    'Groups that people have created. You can change or delete them, for instance when whoever created one has left.',
  ],
  'organization.groups.none': ['Ingen grupper enno.', 'Ingen grupper ennå.', 'No groups yet.'],
  'organization.group.search': ['Tittel på gruppa', 'Tittel på gruppen', 'Title of the group'],
  'organization.group.pages': ['Gruppesider', 'Gruppesider', 'Group pages'],
} as const satisfies Record<string, Row>;
