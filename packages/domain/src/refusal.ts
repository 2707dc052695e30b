/**
 * Every way in which Samspel says no, with the HTTP status that REST answers (GraphQL answers 200 and the code, product/wire#refusals).
 * The words in three languages stand in `@samspel/i18n/refusal`; a code without words does not compile.
 */
export const refusalStatus = {
  notFound: 404,
  notAllowed: 403,
  notSignedIn: 401,
  noSubscription: 403,
  noPermission: 403,
  badRequest: 400,
  conflict: 409,
  tooManyRequests: 429,
  tooMuchToday: 429,
  tooLarge: 413,
  unavailable: 503,
  noSpace: 507,
  'input.unknownField': 400,
  'input.wrongType': 400,
  'input.required': 400,
  'input.tooLong': 400,
  'input.tooShort': 400,
  'input.tooMany': 400,
  'input.outOfRange': 400,
  'input.notAChoice': 400,
  'input.invisible': 400,
  'input.richText': 400,
  'input.link': 400,
  'input.day': 400,
  'input.time': 400,
  'input.moment': 400,
  'input.colour': 400,
  'input.id': 400,
  'input.email': 400,
  'input.uri': 400,
  'input.endBeforeStart': 400,
  'input.outsideYears': 400,
  'input.sameDays': 400,
  'input.eitherOr': 400,
  'input.noActivity': 400,
  'auth.noUser': 401,
  'auth.wrongPin': 401,
  'auth.pinFormat': 400,
  'auth.emailInvalid': 400,
  'auth.notMunicipal': 400,
  'auth.chooseOrganization': 400,
  'auth.emailTaken': 409,
  'auth.captcha': 400,
  'auth.tooManyAttempts': 429,
  'auth.deadToken': 401,
  // said by the screen alone
  'auth.notKept': 400,
  'auth.unauthorized': 403,
  'auth.unknownOrganization': 403,
  'auth.providerFailed': 502,
  'account.termsChanged': 409,
  'subject.archived': 409,
  'subject.draft': 409,
  'owner.noPermission': 400,
  'admin.self': 409,
  'admin.notActive': 409,
  'admin.stillHere': 409,
  'admin.otherDomain': 400,
  'admin.mailForgotten': 409,
  'organization.domain': 400,
  'calendar.archived': 409,
  'calendar.private': 409,
  'calendar.draft': 409,
  'calendar.responsible': 400,
  'calendar.daysTaken': 409,
  'comment.mention': 400,
  'comment.parentGone': 409,
  'discussion.reply': 400,
  'poll.tooFew': 400,
  'poll.sameChoice': 400,
  'poll.day': 400,
  'poll.oneChoice': 400,
  'poll.choiceGone': 409,
  'poll.closed': 409,
  'poll.voted': 409,
  'file.notAccepted': 400,
  'file.mismatch': 400,
  'file.tooLarge': 413,
  'file.empty': 400,
  'file.macros': 400,
  'file.script': 400,
  'file.packed': 400,
  'file.tooMany': 409,
  'storage.away': 503,
  'storage.lost': 404,
  'tag.taken': 409,
  'tag.same': 400,
  'link.address': 400,
  'mail.link': 400,
  'relation.itself': 400,
  'grant.radar': 400,
  'grant.reportTooEarly': 400,
  'grant.sameDeadline': 400,
  'grant.sameLink': 400,
  'grant.amounts': 400,
  'grant.deadlineYears': 400,
  'grant.responsible': 400,
  'grant.inUse': 409,
  'grant.nameTaken': 409,
  'grant.savedSearches': 409,
  'grantCase.move': 409,
  'grantCase.responsible': 400,
  'grantCase.notPlanned': 409,
  'grantCase.planned': 409,
  'grantCase.deadlinePassed': 400,
  'query.tooDeep': 400,
  'query.tooManyAliases': 400,
  'query.tooLong': 400,
  'query.tooLarge': 400,
} as const;
export type RefusalCode = keyof typeof refusalStatus;

/** Values that the words of a refusal name, such as a limit or a title that the person may see. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** A no that a person reads: a code with words in every language, and the input field it concerns, dotted (`input.title`). */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly field: string | undefined;
  readonly values: RefusalValues;

  constructor(code: RefusalCode, field?: string, values: RefusalValues = {}) {
    super(field ? `${code} (${field})` : code);
    this.name = 'Refusal';
    this.code = code;
    this.field = field;
    this.values = values;
  }
}
