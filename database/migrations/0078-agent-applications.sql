-- A customer who wants to order for others. What it takes stays with the customer; here is who decided, when and why.
create table agent_applications (
  sale_unit text not null,
  id uuid not null default uuidv7(),
  customer_code text not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'ended')),
  made_at timestamptz not null,
  account_code text,
  decided_at timestamptz,
  decided_by text,
  decided_by_name text,
  why text not null default '',
  primary key (sale_unit, id),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code),
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'approved' or account_code is not null)
);
comment on column agent_applications.state is 'ended: an agent whose rights were taken away, with a row of its own';
comment on column agent_applications.account_code is 'given with the approval';
create unique index agent_applications_one_waiting on agent_applications (sale_unit, customer_code) where state = 'waiting';
create index agent_applications_of_customer on agent_applications (sale_unit, customer_code, made_at desc);
create index agent_applications_by_state on agent_applications (sale_unit, state, made_at desc, id);
