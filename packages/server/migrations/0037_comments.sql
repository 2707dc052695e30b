-- What people say about a thing, in two levels: answers, and replies to them.
create table comment (
  id bigint primary key references subject on delete cascade,
  on_id bigint not null references subject on delete cascade,
  thread_id bigint not null,
  message text not null,
  message_text text not null,
  edited_at timestamptz,
  removed_by bigint references person on delete set null
);
comment on column comment.on_id is 'what it hangs on: the parent of its subject, whose access it has';
comment on column comment.thread_id is 'the answer that it stands under: its own id, for an answer. No reference: replies outlive an answer that is deleted for good';
comment on column comment.edited_at is 'when its words were last changed; null while they are the first ones';
comment on column comment.removed_by is 'who removed it by itself; what an admin removed its author does not bring back';
create index comment_thread on comment (on_id, thread_id, id);
create index comment_newest on comment (on_id, id);
create index comment_removed_by on comment (removed_by) where removed_by is not null;

-- Whom a comment mentions. Each was checked when it was written; who may still read it is asked again when somebody is told.
create table comment_mention (
  comment_id bigint not null references comment on delete cascade,
  person_id bigint not null references person on delete cascade,
  date_created timestamptz not null default now(),
  primary key (comment_id, person_id)
);
comment on column comment_mention.date_created is 'that of the event that it came with, comment.created or comment.updated';
create index comment_mention_person on comment_mention (person_id, date_created);
