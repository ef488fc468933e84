-- Nearly every row belongs to one centre, so sale_unit leads its key: the data can later be spread by that column.

create extension if not exists pg_trgm;

create table centres (
  sale_unit text primary key check (sale_unit ~ '^[A-Z0-9]{3,10}$'),
  name_th text not null,
  name_en text not null,
  short_name text not null,
  photo text,
  address text not null,
  province text not null,
  district text not null,
  subdistrict text not null,
  postcode text not null check (postcode ~ '^[0-9]{5}$'),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  phone text not null,
  tax_number text not null,
  line_oa_url text,
  line_channel_name text,
  delivery_weekdays smallint not null default 126 check (delivery_weekdays between 0 and 127),
  cut_off_minute smallint not null default 1020 check (cut_off_minute between 0 and 1439),
  active boolean not null default true,
  opened_at timestamptz not null default now()
);
comment on column centres.delivery_weekdays is 'bit 0 is Sunday, bit 6 Saturday';
comment on column centres.cut_off_minute is 'orders before this minute of the Bangkok day leave with the next round';

-- A remote setting: for the whole network under sale_unit '*', or for one centre, which then wins.
create table settings (
  sale_unit text not null,
  key text not null,
  value text not null,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  primary key (sale_unit, key)
);

create table vat_rates (
  starts_on date primary key,
  percent smallint not null check (percent between 0 and 100)
);

create table customer_types (
  sale_unit text not null references centres,
  code text not null,
  name_th text not null,
  name_en text not null,
  price_level smallint not null check (price_level between 1 and 5),
  primary key (sale_unit, code)
);

create table store_types (
  sale_unit text not null references centres,
  code text not null,
  name_th text not null,
  name_en text not null,
  primary key (sale_unit, code)
);

-- A person who signs in as a customer; one account may be a customer of several centres.
create table accounts (
  id uuid primary key default uuidv7(),
  mobile text not null unique check (mobile ~ '^[0-9]{10}$'),
  email text,
  name text not null,
  password_hash text,
  active boolean not null default true,
  last_sale_unit text references centres,
  created_at timestamptz not null default now()
);

create table staff (
  username text primary key,
  name text not null,
  mobile text,
  email text,
  password_hash text not null,
  active boolean not null default true,
  created_at timestamptz not null default now()
);

-- Role codes of the specification: 3 salesperson, 4 supervisor, 5 manager, 8 owner.
create table staff_centres (
  sale_unit text not null references centres,
  username text not null references staff,
  role text not null check (role in ('3', '4', '5', '8')),
  sale_code text not null,
  monthly_target bigint not null default 0 check (monthly_target >= 0),
  primary key (sale_unit, username),
  unique (sale_unit, sale_code)
);
create index staff_centres_by_person on staff_centres (username);

create table customers (
  sale_unit text not null references centres,
  code text not null,
  account_id uuid not null references accounts,
  name text not null,
  status text not null default 'active' check (status in ('pending', 'active', 'inactive')),
  customer_type text not null,
  store_type text not null,
  sale_code text,
  role text not null default '1' check (role in ('1', '2')),
  tax_number text,
  account_code text,
  person_type smallint,
  shop_photo text,
  picture_file text,
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  debt bigint not null default 0 check (debt >= 0),
  points bigint not null default 0 check (points >= 0),
  has_licence boolean not null default false,
  agent_code text,
  created_at timestamptz not null default now(),
  primary key (sale_unit, code),
  unique (account_id, sale_unit),
  foreign key (sale_unit, customer_type) references customer_types (sale_unit, code),
  foreign key (sale_unit, store_type) references store_types (sale_unit, code),
  foreign key (sale_unit, agent_code) references customers (sale_unit, code)
);
comment on column customers.person_type is '1 marks a verified agent';
comment on column customers.has_licence is 'may see and buy goods that need a licence, such as alcohol';
comment on column customers.agent_code is 'the agent this customer is a client of';
create index customers_by_salesperson on customers (sale_unit, sale_code);

create table addresses (
  sale_unit text not null,
  customer_code text not null,
  id uuid not null default uuidv7(),
  type text not null check (type in ('C', 'S', 'B')),
  active boolean not null default true,
  is_default boolean not null default false,
  name text not null,
  address text not null,
  province text not null,
  district text not null,
  subdistrict text not null,
  postcode text not null check (postcode ~ '^[0-9]{5}$'),
  lat double precision,
  lng double precision,
  tax_number text,
  phone text not null,
  remark text not null default '',
  primary key (sale_unit, customer_code, id),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code)
);

create table riders (
  mobile text primary key check (mobile ~ '^[0-9]{10}$'),
  name text not null,
  company text not null,
  vehicle text not null default '',
  password_hash text,
  active boolean not null default true,
  created_at timestamptz not null default now()
);

create table rider_centres (
  sale_unit text not null references centres,
  mobile text not null references riders,
  primary key (sale_unit, mobile)
);
