-- migrate:up
create table user_settings (
  user_id uuid primary key references user_account on delete cascade,
  theme text not null check (theme in ('system', 'light', 'dark')),
  extra_time boolean not null,
  updated_at timestamptz not null
);

create table portfolio_project (
  id uuid primary key,
  user_id uuid not null references user_account on delete cascade,
  -- Ascending; new projects come first.
  position integer not null,
  title text not null check (length(title) <= 200),
  role text not null,
  start_date text not null check (length(start_date) <= 10),
  end_date text not null check (length(end_date) <= 10),
  description text not null,
  -- [{label, url}] and [{id, name}] of the contract.
  links jsonb not null,
  skills jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index portfolio_project_order on portfolio_project (user_id, position, id desc);

-- One résumé a person. Its version is what a page must name to change it.
create table resume (
  user_id uuid primary key references user_account on delete cascade,
  version integer not null check (version > 0),
  document jsonb not null,
  updated_at timestamptz not null
);

-- migrate:down
drop table resume;
drop table portfolio_project;
drop table user_settings;
