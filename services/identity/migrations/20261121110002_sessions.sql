-- migrate:up
create table session (
  id uuid primary key,
  user_id uuid not null references user_account on delete cascade,
  -- SHA-256 (hex) of the token; the token itself is in the cookie only.
  token_hash text not null unique check (length(token_hash) = 64),
  -- "Firefox on Windows": what the list of devices shows.
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- The absolute end, whatever is done with it.
  expires_at timestamptz not null
);
create index session_of_user on session (user_id);
create index session_last_seen on session (last_seen_at);

-- What a link in a mail proves: one row a link, gone once used.
create table mail_token (
  token_hash text primary key check (length(token_hash) = 64),
  user_id uuid not null references user_account on delete cascade,
  kind text not null check (kind in ('verify', 'reset')),
  -- The address it was sent to: a link sent to an old address proves nothing about a new one.
  email_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_token_user on mail_token (user_id, kind);
create index mail_token_expires on mail_token (expires_at);

-- migrate:down
drop table mail_token;
drop table session;
