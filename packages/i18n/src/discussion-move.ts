import type { Row } from './locale.ts';

/** Moving a question to another home (product/forum#questions). */
export const discussionMoveTexts = {
  'discussion.move': ['Flytt', 'Flytt', 'Move'],
  'discussion.move.title': ['Flytt spørsmålet', 'Flytt spørsmålet', 'Move the question'],
  'discussion.move.where': ['Kvar skal det stå?', 'Hvor skal det stå?', 'Where should it be?'],
  'discussion.move.public': ['I det offentlege forumet', 'I det offentlige forumet', 'In the public forum'],
  'discussion.move.otherTopic': ['På eit anna tema', 'På et annet tema', 'On another topic'],
  'discussion.move.find': ['Finn temaet', 'Finn temaet', 'Find the topic'],
  'discussion.move.findHint': [
    'Du finn tema som du kan skrive i. Skriv minst tre teikn.',
    'Du finner temaer som du kan skrive i. Skriv minst tre tegn.',
    'Only topics that you can edit are found. Type at least three characters.',
  ],
  'discussion.move.choose': ['Vel eit tema', 'Velg et tema', 'Choose a topic'],
  'discussion.move.who': ['Dei som då kan lese det', 'De som da kan lese det', 'Who can read it then'],
  'discussion.move.everyone': [
    'Alle som brukar forumet, i alle kommunar, kan lese spørsmålet, svara og filene.',
    'Alle som bruker forumet, i alle kommuner, kan lese spørsmålet, svarene og filene.',
    'Everyone who uses the forum, in all municipalities, can read the question, the answers and the files.',
  ],
  'discussion.move.topicEveryone': [
    'Temaet er ope: alle som brukar forumet, kan lese spørsmålet, svara og filene.',
    'Temaet er åpent: alle som bruker forumet, kan lese spørsmålet, svarene og filene.',
    'The topic is open: everyone who uses the forum can read the question, the answers and the files.',
  ],
  'discussion.move.topicOnly': [
    'Berre dei som kan lese «{topic}», kan lese spørsmålet, svara og filene. Andre mistar tilgangen, òg dei som har svart.',
    'Bare de som kan lese «{topic}», kan lese spørsmålet, svarene og filene. Andre mister tilgangen, også de som har svart.',
    'Only those who can read “{topic}” can read the question, the answers and the files. Others lose access, even those who have answered.',
  ],
  'discussion.move.admins': [
    'I tillegg kan {count, plural, one {# administrator} other {# administratorar}} lese det.',
    'I tillegg kan {count, plural, one {# administrator} other {# administratorer}} lese det.',
    '{count, plural, one {# administrator} other {# administrators}} can read it too.',
  ],
  'discussion.move.stays': [
    'Spørsmålet står på temaet «{topic}», som du berre kan lese. Dei som svarte, skreiv for lesarane av temaet. Difor kan berre dei som kan skrive i temaet, flytte det ut.',
    'Spørsmålet står på temaet «{topic}», som du bare kan lese. De som svarte, skrev for leserne av temaet. Derfor kan bare de som kan skrive i temaet, flytte det ut.',
    'The question is on the topic “{topic}”, which you can only read. Those who answered wrote for readers of the topic. So only those who can edit the topic can move it out.',
  ],
  'discussion.moved': [
    'Spørsmålet er flytta til {home}',
    'Spørsmålet er flyttet til {home}',
    'The question has been moved to {home}',
  ],
  'discussion.movedPublic': [
    'Spørsmålet er flytta til det offentlege forumet',
    'Spørsmålet er flyttet til det offentlige forumet',
    'The question has been moved to the public forum',
  ],
} as const satisfies Record<string, Row>;
