-- migrate:up
-- What is known of a mailbox that we wrote to, by a digest of its address: how many mails it had today, and whether its owner wants
-- any. It outlives accounts and reports, or deleting one would start the count again and forget the wish.
create table mailbox (
  digest text primary key,
  -- Stands in the link of each mail that lets its reader stop them. Not derived from anything: nobody can make one up.
  stop_key text not null unique,
  stopped_at timestamptz,
  day date not null,
  sent int not null default 0,
  used_at timestamptz not null
);
create index mailbox_unused on mailbox (used_at) where stopped_at is null;

-- migrate:down
drop table mailbox;
