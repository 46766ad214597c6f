-- migrate:up
-- What happened to the security of an account, for its owner to read: kept for 90 days, and gone with the account.
create table security_event (
  id uuid primary key,
  user_id uuid not null references user_account on delete cascade,
  kind text not null,
  outcome text not null check (outcome in ('done', 'refused', 'throttled')),
  -- In words, and the network alone: neither the header nor the whole address is kept. Null for what was not done over the web.
  device text,
  network text,
  created_at timestamptz not null
);
create index security_event_of_user on security_event (user_id, created_at desc, id desc);
create index security_event_age on security_event (created_at);

-- migrate:down
drop table security_event;
