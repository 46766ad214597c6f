-- migrate:up
create table posting (
  -- A stable slug for samples, a UUIDv7 for what was imported or pasted.
  id text primary key,
  source text not null check (source in ('sample', 'json_ld', 'greenhouse', 'lever', 'csv', 'paste')),
  -- The posting's own id at its source: importing again changes a row and adds none.
  source_ref text not null,
  -- Whoever pasted it; nobody else sees it. Null for what everybody sees.
  owner_user_id uuid,
  title text not null,
  company text not null,
  location text not null,
  -- O*NET-SOC code, when the title could be mapped.
  occupation_code text,
  -- Whole US dollars a year.
  salary_min integer check (salary_min >= 0),
  salary_max integer check (salary_max >= salary_min),
  description text not null,
  skills_required text[] not null default '{}',
  requirements text[] not null default '{}',
  employment_type text not null,
  experience_level text not null check (experience_level in ('Entry', 'Mid', 'Senior', 'Lead')),
  logo_url text,
  posted_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (source, source_ref),
  check ((source = 'paste') = (owner_user_id is not null))
);
create index posting_newest on posting (posted_at desc, id) where owner_user_id is null;
create index posting_of_owner on posting (owner_user_id) where owner_user_id is not null;
create index posting_by_occupation on posting (occupation_code);

create table saved_posting (
  user_id uuid not null,
  posting_id text not null references posting on delete cascade,
  saved_at timestamptz not null,
  primary key (user_id, posting_id)
);
create index saved_posting_by_posting on saved_posting (posting_id);

create table application (
  id uuid primary key,
  user_id uuid not null,
  -- The person's record outlives the posting, so title and company are kept with it.
  posting_id text references posting on delete set null,
  title text not null,
  company text not null,
  status text not null check (status in ('planned', 'applied', 'interview', 'offer', 'accepted', 'rejected', 'withdrawn')),
  note text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (user_id, posting_id)
);
create index application_newest on application (user_id, changed_at desc);
create index application_by_posting on application (posting_id);

-- migrate:down
drop table application;
drop table saved_posting;
drop table posting;
