/** Returns what follows the @, in lower-case letters; '' if there is no @. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1 || email.length).toLowerCase();
}

/** Whether a domain is one of an organization's, or a subdomain of one: `skule.fjordvik.example` is Fjordvik's (product/accounts#organizations). */
export function organizationMatches(domain: string, organizationDomains: readonly string[]): boolean {
  const given = domain.toLowerCase();
  return organizationDomains.some(
    (own) => own !== '' && (given === own.toLowerCase() || given.endsWith(`.${own.toLowerCase()}`)),
  );
}
