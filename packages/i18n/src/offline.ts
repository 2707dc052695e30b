import type { Row } from './locale.ts';

/** Ticks that wait for a network, and what happens to them (product/shell#offline). */
export const offlineTexts = {
  'offline.waits': ['Ventar på nett', 'Venter på nett', 'Waiting for a connection'],
  'offline.unsettled': ['Ikkje send', 'Ikke sendt', 'Not sent'],
  'offline.tickWaits': [
    '«{title}» blir sendt når du er på nett igjen',
    '«{title}» blir sendt når du er på nett igjen',
    '“{title}” will be sent when you are online again',
  ],
  'offline.waiting': [
    '{count, plural, one {# avkryssing ventar på nett.} other {# avkryssingar ventar på nett.}}',
    '{count, plural, one {# avkryssing venter på nett.} other {# avkryssinger venter på nett.}}',
    '{count, plural, one {# tick is waiting for a connection.} other {# ticks are waiting for a connection.}}',
  ],
  'offline.unsettledCount': [
    '{count, plural, one {# avkryssing blei ikkje send. Vel kva som skal gjelde.} other {# avkryssingar blei ikkje sende. Vel kva som skal gjelde.}}',
    '{count, plural, one {# avkryssing ble ikke sendt. Velg hva som skal gjelde.} other {# avkryssinger ble ikke sendt. Velg hva som skal gjelde.}}',
    '{count, plural, one {# tick was not sent. Choose what to keep.} other {# ticks were not sent. Choose what to keep.}}',
  ],
  'offline.show': ['Vis', 'Vis', 'Show'],
  'offline.title': [
    'Avkryssingar som ikkje er sende',
    'Avkryssinger som ikke er sendt',
    'Ticks that have not been sent',
  ],
  'offline.allSent': ['Alt er sendt.', 'Alt er sendt.', 'Everything has been sent.'],
  'offline.ticked': [
    'Du merka det som fullført {moment}.',
    'Du markerte det som fullført {moment}.',
    'You marked it as completed {moment}.',
  ],
  'offline.unticked': [
    'Du fjerna avkryssinga {moment}.',
    'Du fjernet avkryssingen {moment}.',
    'You unticked it {moment}.',
  ],
  'offline.changed': [
    '{name} endra det {moment}, etter at du såg det sist.',
    '{name} endret det {moment}, etter at du så det sist.',
    '{name} changed it {moment}, after you last saw it.',
  ],
  'offline.changedSomebody': [
    'Nokon andre endra det etter at du såg det sist.',
    'Noen andre endret det etter at du så det sist.',
    'Someone else changed it after you last saw it.',
  ],
  'offline.tickAnyway': ['Merk som fullført likevel', 'Marker som fullført likevel', 'Mark as completed anyway'],
  'offline.untickAnyway': ['Fjern avkryssinga likevel', 'Fjern avkryssingen likevel', 'Untick it anyway'],
  'offline.leave': ['La det stå', 'La det stå', 'Leave it as it is'],
  'offline.signOut.title': [
    '{count, plural, one {# avkryssing er ikkje send} other {# avkryssingar er ikkje sende}}',
    '{count, plural, one {# avkryssing er ikke sendt} other {# avkryssinger er ikke sendt}}',
    '{count, plural, one {# tick has not been sent} other {# ticks have not been sent}}',
  ],
  'offline.signOut.body': [
    'Loggar du ut no, blir det borte. Ver innlogga til du er på nett igjen, så blir det sendt.',
    'Logger du ut nå, blir det borte. Forbli innlogget til du er på nett igjen, så blir det sendt.',
    'If you sign out now, it is lost. Stay signed in until you are online again, and it will be sent.',
  ],
  'offline.signOut.anyway': ['Logg ut likevel', 'Logg ut likevel', 'Sign out anyway'],
  'offline.signOut.stay': ['Ver innlogga', 'Forbli innlogget', 'Stay signed in'],
} as const satisfies Record<string, Row>;
