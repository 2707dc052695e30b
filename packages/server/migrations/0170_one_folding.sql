-- One way of folding and of cutting words, for what is stored and for what is typed, in lists, pickers, names, tags and search. The browser does
-- the same (packages/domain/src/text/fold.ts), and a test compares them sign by sign.

create function without_unseen(said text) returns text language sql immutable strict parallel safe
return regexp_replace(said,
  '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+',
  '', 'g');

-- Signs that stand over or under a letter, in the scripts whose readers may leave them out.
create function without_marks(said text) returns text language sql immutable strict parallel safe
return regexp_replace(said,
  '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f]+',
  '', 'g');

-- An å, ö or ä in two signs as one.
create function with_letters(said text) returns text language sql immutable strict parallel safe
return replace(replace(replace(replace(replace(replace(said,
  U&'a\030a', 'å'), U&'A\030a', 'Å'), U&'a\0308', 'ä'), U&'A\0308', 'Ä'), U&'o\0308', 'ö'), U&'O\0308', 'Ö');

-- A text as all comparisons see it: small letters without accents, the plain form of each sign (₂ is 2), nothing unseen, one space for each run of
-- white space. Å waits elsewhere while accents are taken off; ö and ä are ø and æ. Marks go before the normal forms are made, since to put
-- thousands of them in order takes long.
create function fold_text(said text) returns text language sql immutable strict parallel safe
return btrim(regexp_replace(
  replace(translate(without_marks(normalize(
    translate(lower(normalize(without_marks(without_unseen(with_letters(said))), NFKC) collate "nb-NO-x-icu"), 'åöä', U&'\e000øæ'),
    NFKD)), U&'\e000đðŋŧłς', 'åddntlσ'), 'ß', 'ss'),
  '[\u0009-\u000d\u0020\u0085\u1680\u2028\u2029]+', ' ', 'g'));

-- The words of a text, folded: each run of letters and digits. Of the folded text the first 500 signs, which no name or title exceeds by its own letters.
create function words_in(said text) returns text[] language sql immutable strict parallel safe cost 100
return string_to_array(btrim(regexp_replace(left(fold_text(said), 500) collate "nb-NO-x-icu", '[^[:alnum:]]+', ' ', 'g')), ' ');

create or replace function name_words(name text) returns tsvector language sql immutable strict parallel safe cost 100
return array_to_tsvector(words_in(name));

-- Names: the vectors that were kept are made anew.
reindex index person_name_words;
reindex index organization_name_words;
reindex index person_group_title_words;
reindex index organization_group_title_words;

-- Lists cut titles as they cut what is typed: PostgreSQL's own cutting took a/b for a file, a.b for a host and a@b for an address.
drop index subject_known_words;
drop index subject_hidden_words;
create index subject_known_words on subject using gin (name_words(title)) where reach in ('OPEN', 'LIMITED');
create index subject_hidden_words on subject using gin (name_words(title)) where reach = 'HIDDEN';

-- Search. Words of up to 60 letters have all their later parts, of each the first 30 letters; longer words are cut, as what is typed is.
create or replace function search_vector(kind subject_kind, said text) returns tsvector language plpgsql immutable parallel safe set search_path from current as $$
begin
  return (
    with word as (
      select distinct left(word, 60) as word
      from string_to_table(regexp_replace(left(fold_text(left(said, 10000)), 10000) collate "nb-NO-x-icu", '[^[:alnum:]]+', ' ', 'g'), ' ') word where word <> '')
    select array_to_tsvector(array(
      select '/' || kind
      union all select word from word
      union all select '-' || substr(word, first, 30) from word, generate_series(3, length(word) - 2) first where length(word) > 5)));
end $$;

create or replace function search_query(said jsonb, way text) returns tsquery language plpgsql immutable strict parallel safe as $$
begin
  return (
    with spelled as (
      select place, word, search_stem(word) as stem, ts_lexize('norwegian_stem', word) = '{}' as is_small
      from jsonb_array_elements(said) with ordinality typed(ways, place), jsonb_array_elements_text(typed.ways) spelling,
        unnest(words_in(spelling)) cut(whole), left(cut.whole, 60) word),
    found as (
      select place, is_small, '''' || word || '''' as finds from spelled where way = 'WHOLE'
      union all select place, is_small, '''' || case when length(stem) > 2 and starts_with(word, stem) then stem else word end || ''':*' from spelled where way <> 'WHOLE'
      union all select place, is_small, '''-' || left(stem, 30) || ''':*' from spelled where way = 'ANY' and length(word) > 3 and length(stem) > 2
      union all select place, is_small, '''-' || word || ending || '''' from spelled, unnest(array['', 'a', 'e', 'en', 'et', 'ar', 'er', 'ane', 'ene', 's']) ending
        where way = 'ANY' and length(word) = 3),
    each_word as (select bool_and(is_small) as is_small, '(' || string_agg(distinct finds, ' | ') || ')' as finds from found group by place)
    select string_agg(finds, ' & ')::tsquery from each_word where not is_small or not exists (select from each_word where not is_small));
end $$;

-- What is kept of each entry is made anew, in one pass; its indexes go with the columns.
alter table search_entry drop column title_words, drop column words;
alter table search_entry
  add column title_words tsvector generated always as (case when kind not in ('TASK', 'COMMENT', 'USERFILE') and title is not null then search_vector(found_kind, title) end) stored,
  add column words tsvector generated always as (search_vector(found_kind, coalesce(title || ' ', '') || coalesce(text, ''))) stored;
create index search_known_titles on search_entry using gin (title_words) with (gin_pending_list_limit = 256) where reach in ('OPEN', 'LIMITED') and title_words is not null;
create index search_open_words on search_entry using gin (words) with (gin_pending_list_limit = 256) where reach = 'OPEN';
create index search_private_words on search_entry using gin (words) with (gin_pending_list_limit = 256) where reach in ('LIMITED', 'HIDDEN');
create index search_newest_titles on search_entry (found_kind, (-id)) where reach in ('OPEN', 'LIMITED') and title_words is not null;
drop function search_fold(text);

select keep_words(array(select unnest(tsvector_to_array(name_words(name))) from person where user_status in ('ACTIVATED', 'NEED_INFO')));
select keep_words(array(select unnest(tsvector_to_array(name_words(name))) from organization));
select keep_words(array(select distinct word from search_entry, unnest(tsvector_to_array(title_words)) word where reach in ('OPEN', 'LIMITED') and title_words is not null));

-- Tags that fold alike are one: what had either has the one that was first in use, and keeps its spelling.
create temporary table same_tag on commit drop as
select t.id, first_value(t.id) over (partition by fold_text(t.title) order by t.id) as kept from tag t;
insert into subject_tag (subject_id, tag_id, spelling, date_created)
select st.subject_id, same.kept, st.spelling, st.date_created from same_tag same join subject_tag st on st.tag_id = same.id where same.id <> same.kept
on conflict do nothing;
insert into tag_follow (person_id, tag_id, spelling, date_created)
select f.person_id, same.kept, f.spelling, f.date_created from same_tag same join tag_follow f on f.tag_id = same.id where same.id <> same.kept
on conflict do nothing;
delete from tag t using same_tag same where same.id = t.id and same.id <> same.kept;
drop index tag_title;
drop index tag_words;
create unique index tag_title on tag (fold_text(title));
create index tag_words on tag using gin (fold_text(title) gin_trgm_ops);
create or replace function tag_number(title text) returns bigint language sql immutable parallel safe strict
return ('x' || left(encode(sha256(convert_to(fold_text(title), 'UTF8')), 'hex'), 12))::bit(48)::bigint;

analyze subject;
analyze search_entry;
