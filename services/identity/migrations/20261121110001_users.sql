-- migrate:up
create table user_account (
  id uuid primary key,
  -- As typed; people are written to at this address.
  email text not null check (length(email) <= 254),
  -- The address folded for comparing: two spellings of one mailbox are one account.
  email_key text not null unique,
  first_name text not null check (length(first_name) <= 100),
  last_name text not null check (length(last_name) <= 100),
  profile_image_url text,
  subscription_tier text not null default 'free' check (subscription_tier in ('free', 'premium')),
  -- argon2id in PHC form.
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table user_profile (
  user_id uuid primary key references user_account on delete cascade,
  title text,
  industry text,
  experience integer check (experience between 0 and 50),
  location text,
  bio text,
  career_goals text,
  preferred_work_style text,
  salary_expectation integer check (salary_expectation >= 0),
  updated_at timestamptz not null
);

-- migrate:down
drop table user_profile;
drop table user_account;
