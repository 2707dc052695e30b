-- Activities that are taken out of a series one by one stay out, whatever is stored later (decision 27).
alter table event add column except_dates date[] not null default '{}';
comment on column event.except_dates is 'days on which its rule falls and on which somebody removed the activity';
