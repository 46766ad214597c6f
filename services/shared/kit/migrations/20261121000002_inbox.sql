-- migrate:up
create table inbox (
  consumer text not null,
  event_id uuid not null,
  received_at timestamptz not null default clock_timestamp(),
  primary key (consumer, event_id)
);
create index inbox_received on inbox (received_at);

-- migrate:down
drop table inbox;
