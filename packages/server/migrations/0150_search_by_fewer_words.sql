-- A word is looked for by its stem, which all its forms begin with: looked for as well by itself, it had the index read every hit twice.
create or replace function search_query(said jsonb, way text) returns tsquery language plpgsql immutable strict parallel safe as $$
begin
  return (
    with spelled as (
      select place, search_fold(word) as word, search_stem(search_fold(word)) as stem, ts_lexize('norwegian_stem', search_fold(word)) = '{}' as is_small
      from jsonb_array_elements(said) with ordinality typed(ways, place), jsonb_array_elements_text(typed.ways) word),
    found as (
      select place, is_small, '''' || word || '''' as finds from spelled where way = 'WHOLE'
      union all select place, is_small, '''' || case when length(stem) > 2 and starts_with(word, stem) then stem else word end || ''':*' from spelled where way <> 'WHOLE'
      union all select place, is_small, '''-' || stem || ''':*' from spelled where way = 'ANY' and length(word) > 3 and length(stem) > 2
      union all select place, is_small, '''-' || word || ending || '''' from spelled, unnest(array['', 'a', 'e', 'en', 'et', 'ar', 'er', 'ane', 'ene', 's']) ending
        where way = 'ANY' and length(word) = 3),
    each_word as (select bool_and(is_small) as is_small, '(' || string_agg(distinct finds, ' | ') || ')' as finds from found group by place)
    select string_agg(finds, ' & ')::tsquery from each_word where not is_small or not exists (select from each_word where not is_small));
end $$;

-- The newest things by title alone: comments and files, which are newer and have none, are not walked past.
create index search_newest_titles on search_entry (found_kind, (-id)) where reach in ('OPEN', 'LIMITED') and title_words is not null;
