-- What people write to the official account of a centre lands in its chat, and answers go back.
alter table chat_messages add column via text not null default 'shop' check (via in ('shop', 'line'));
alter table chat_messages add column line_state text check (line_state in ('waiting', 'sent', 'failed'));
comment on column chat_messages.via is 'where the customer wrote it';
comment on column chat_messages.line_state is 'of an answer that goes to LINE; null where it does not';

-- Who added the official account of a centre as a friend, or blocked it since.
create table line_friends (
  sale_unit text not null,
  line_user_id text not null check (line_user_id ~ '^U[0-9a-f]{32}$'),
  is_friend boolean not null,
  changed_at timestamptz not null,
  primary key (sale_unit, line_user_id)
);
comment on column line_friends.changed_at is 'by LINE: an event that comes late changes nothing';
