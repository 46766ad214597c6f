-- migrate:up
create table dead_letter (
  id uuid primary key,
  consumer text not null,
  -- The envelope's id; a digest of the text when it had none.
  event_id text not null,
  topic text not null,
  key text not null,
  -- The message as it came: JSON, or the text as a JSON string when it was not JSON.
  envelope jsonb not null,
  error text not null,
  attempts integer not null,
  trace_id text,
  created_at timestamptz not null default clock_timestamp(),
  replayed_at timestamptz,
  unique (consumer, event_id)
);
create index dead_letter_open on dead_letter (created_at) where replayed_at is null;

-- migrate:down
drop table dead_letter;
