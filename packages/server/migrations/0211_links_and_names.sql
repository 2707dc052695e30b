-- When a link was last changed: lists put that one first.
alter table link add column last_updated timestamptz not null default now();
update link set last_updated = date_created;
comment on column link.last_updated is 'when its label or address was last written';

-- Names of files in the order in which people count: 'Vedlegg 2' before 'Vedlegg 10'.
create collation natural_nb (provider = icu, locale = 'nb-NO-u-kn-true');
