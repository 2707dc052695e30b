/** What stands after the @, in lower-case letters; '' if there is no @. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1 || email.length).toLowerCase();
}

/** Whether a domain is one of an organization's, or lies below one (product/accounts#organizations): `skule.fjordvik.example` is Fjordvik's. */
export function organizationMatches(domain: string, organizationDomains: readonly string[]): boolean {
  const given = domain.toLowerCase();
  return organizationDomains.some(
    (own) => own !== '' && (given === own.toLowerCase() || given.endsWith(`.${own.toLowerCase()}`)),
  );
}
