-- migrate:up
create table outbox (
  id uuid primary key,
  -- Order within the key; never a cursor: a later number may commit first.
  seq bigint generated always as identity,
  topic text not null,
  key text not null,
  type text not null,
  data jsonb not null,
  traceparent text,
  occurred_at timestamptz not null default clock_timestamp(),
  published_at timestamptz
);
create index outbox_unpublished on outbox (seq) where published_at is null;
create index outbox_published on outbox (published_at) where published_at is not null;

create function outbox_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_table_schema || '_outbox', '');
  return null;
end $$;
create trigger outbox_notify after insert on outbox for each statement execute function outbox_notify();

-- migrate:down
drop table outbox;
drop function outbox_notify;
