-- What a customer and their centre write to each other: one conversation for each customer of a centre.
create table chat_conversations (
  sale_unit text not null,
  id uuid not null default gen_random_uuid(),
  customer_code text,
  line_user_id text,
  line_name text not null default '',
  made_at timestamptz not null,
  last_seq integer not null default 0 check (last_seq >= 0),
  last_at timestamptz,
  last_by text check (last_by in ('customer', 'staff', 'shop')),
  last_text text not null default '',
  read_by_customer integer not null default 0,
  read_by_staff integer not null default 0,
  waiting_since timestamptz,
  assigned_to text,
  done_at timestamptz,
  primary key (sale_unit, id),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code),
  check (customer_code is not null or line_user_id is not null)
);
comment on column chat_conversations.line_user_id is 'whoever writes to the official account of the centre; perhaps no customer yet';
comment on column chat_conversations.last_seq is 'of the last message, which is counted up under the lock of this row: no number is missing';
comment on column chat_conversations.last_text is 'the beginning of the last message that is no note';
comment on column chat_conversations.waiting_since is 'the first message of the customer that nobody has answered';
comment on column chat_conversations.done_at is 'put aside by staff, until the customer writes again';
create unique index chat_conversations_of_customer on chat_conversations (sale_unit, customer_code);
create unique index chat_conversations_of_line on chat_conversations (sale_unit, line_user_id);
create index chat_conversations_by_time on chat_conversations (sale_unit, last_at desc, id);
create index chat_conversations_waiting on chat_conversations (sale_unit, waiting_since) where waiting_since is not null;

create table chat_messages (
  sale_unit text not null,
  conversation_id uuid not null,
  seq integer not null check (seq > 0),
  id uuid not null,
  at timestamptz not null,
  author text not null check (author in ('customer', 'staff', 'shop')),
  username text,
  name text not null default '',
  text text not null default '',
  is_note boolean not null default false,
  product_code text,
  order_number text,
  picture text,
  picture_width integer,
  picture_height integer,
  primary key (sale_unit, conversation_id, seq),
  foreign key (sale_unit, conversation_id) references chat_conversations (sale_unit, id) on delete cascade,
  check ((author = 'staff') = (username is not null)),
  check (not is_note or author = 'staff'),
  check ((picture is null) = (picture_width is null) and (picture is null) = (picture_height is null))
);
comment on column chat_messages.id is 'made by whoever sends it: the same id is the same message, however often it is sent';
comment on column chat_messages.is_note is 'only staff see it';
comment on column chat_messages.picture is 'a private file, with a small one beside it';
create unique index chat_messages_by_id on chat_messages (sale_unit, id);
create index chat_messages_by_customer on chat_messages (sale_unit, conversation_id, at) where author = 'customer';
create index chat_messages_words on chat_messages using gin (text gin_trgm_ops);

-- Answers that staff of a centre use again.
create table chat_canned_answers (
  sale_unit text not null,
  id uuid not null,
  title text not null check (length(title) between 1 and 60),
  text text not null check (length(text) between 1 and 1000),
  primary key (sale_unit, id),
  foreign key (sale_unit) references centres (sale_unit)
);
