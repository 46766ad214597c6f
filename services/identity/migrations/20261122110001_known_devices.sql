-- migrate:up
-- Browsers that signed in to an account before: their attempts are counted apart from those of strangers. The token is in a cookie only.
create table known_device (
  token_hash text not null check (length(token_hash) = 64),
  user_id uuid not null references user_account on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_device_of_user on known_device (user_id, last_used_at desc);
create index known_device_age on known_device (last_used_at);

-- When the password was given in this session; null: when it began.
alter table session add column proved_at timestamptz;

-- migrate:down
alter table session drop column proved_at;
drop table known_device;
