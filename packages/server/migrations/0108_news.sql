-- News of Samspel, which admins write and everybody reads. No row names a person: who wrote what stands in the audit log.
create type news_status as enum ('DRAFT', 'PUBLISHED', 'ARCHIVED');
create table news (
  id bigint primary key default nextval('meta_id'),
  version integer not null default 1,
  status news_status not null default 'DRAFT',
  publish_on date,
  title_nn text not null,
  body_nn text not null,
  title_nb text,
  body_nb text,
  title_en text,
  body_en text,
  last_updated timestamptz not null,
  constraint published_news_has_a_day check (status <> 'PUBLISHED' or publish_on is not null),
  constraint words_in_nb_are_both check ((title_nb is null) = (body_nb is null)),
  constraint words_in_en_are_both check ((title_en is null) = (body_en is null))
);
comment on column news.publish_on is 'the day in Oslo from which everybody sees it while it is PUBLISHED';
comment on column news.body_nn is 'rich text as JSON, as the other bodies are';
create index news_published on news (publish_on desc, id desc) where status = 'PUBLISHED';
create index news_changed on news (last_updated desc, id desc);
