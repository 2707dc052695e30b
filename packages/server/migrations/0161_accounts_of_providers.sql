-- Whose an account of the provider is. Its address may be changed there; the account stays the same.
create table provider_account (
  provider text not null,
  account text not null,
  person_id bigint not null references person on delete cascade,
  tied_at timestamptz not null default now(),
  primary key (provider, account),
  unique (person_id, provider)
);
comment on table provider_account is 'tied at the first sign-in, by an address that the provider has verified or by a mailed PIN';
comment on column provider_account.provider is 'the tenant, or else the issuer';
comment on column provider_account.account is 'its object id in the tenant, or else its subject at the issuer';

-- Who changes organization is at another employer, whose accounts are others.
create function untie_accounts() returns trigger language plpgsql as $$
begin
  delete from provider_account where person_id = new.id;
  return null;
end $$;
create trigger person_untie_accounts after update of organization_id on person
  for each row when (old.organization_id <> new.organization_id) execute function untie_accounts();

-- Tickets live for five minutes; those of before say too little.
delete from oidc_ticket;
alter table oidc_ticket
  add column provider text not null,
  add column account text not null,
  add column is_proven boolean not null,
  alter column email drop not null;
comment on column oidc_ticket.is_proven is 'the provider has verified the address; otherwise a PIN that is mailed there does';
comment on column oidc_ticket.organizations is 'to which the account may belong; the person chooses where they are several; empty if its tenant names none and it is tied already';
