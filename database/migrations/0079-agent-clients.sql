-- A link by which a shop becomes the client of an agent, or a question to a shop that the centre knows already.
create table agent_invitations (
  sale_unit text not null,
  id uuid not null default uuidv7(),
  agent_code text not null,
  token_hash text,
  client_code text,
  mobile text check (mobile ~ '^[0-9]{10}$'),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined', 'withdrawn')),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  answered_by text,
  primary key (sale_unit, id),
  foreign key (sale_unit, agent_code) references customers (sale_unit, code),
  check ((state = 'waiting') = (answered_at is null)),
  check ((token_hash is null) = (client_code is not null))
);
comment on column agent_invitations.client_code is 'the shop that is asked; a link has no shop before it is answered';
comment on column agent_invitations.mobile is 'whom a link is meant for; null for whoever opens it first';
create unique index agent_invitations_by_token on agent_invitations (sale_unit, token_hash);
create unique index agent_invitations_asked on agent_invitations (sale_unit, agent_code, client_code) where state = 'waiting';
create index agent_invitations_of_agent on agent_invitations (sale_unit, agent_code, made_at desc) where state = 'waiting';
create index agent_invitations_of_client on agent_invitations (sale_unit, client_code) where state = 'waiting';

-- What an agent did with a client, beside the orders, which tell it themselves.
create table agent_events (
  sale_unit text not null,
  id uuid not null default uuidv7(),
  client_code text not null,
  agent_code text not null,
  at timestamptz not null,
  kind text not null check (kind in ('added', 'accepted', 'acted', 'ended by agent', 'ended by client', 'ended by centre')),
  primary key (sale_unit, id),
  foreign key (sale_unit, client_code) references customers (sale_unit, code)
);
create index agent_events_of_client on agent_events (sale_unit, client_code, at desc);

create index customers_by_agent on customers (sale_unit, agent_code) where agent_code is not null;
