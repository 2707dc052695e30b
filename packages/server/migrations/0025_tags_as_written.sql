-- A tag is shown as the oldest thing writes it that one may list (decision 46), so each thing keeps how it was written there. The words themselves are
-- the tag, whatever their case; its row's number would tell when somebody first used them, and is shown to nobody.
alter table subject_tag add column spelling text;
update subject_tag st set spelling = t.title from tag t where t.id = st.tag_id;
alter table subject_tag alter column spelling set not null;
comment on column subject_tag.spelling is 'the title as whoever tagged this thing wrote it';
comment on column tag.title is 'as it was first written anywhere, perhaps on a hidden thing: shown to nobody, only compared';

-- The number of a tag for everybody: made of its words alone, whoever used them and when. Below 2^48, which every client can hold.
create function tag_number(title text) returns bigint language sql immutable parallel safe strict
return ('x' || left(encode(sha256(convert_to(lower(title), 'UTF8')), 'hex'), 12))::bit(48)::bigint;
