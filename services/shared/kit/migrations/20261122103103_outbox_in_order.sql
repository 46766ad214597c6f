-- migrate:up
-- The order in which events were published, for whoever publishes the last day again: with an index by time alone each batch of that
-- would read and sort the whole day. Not concurrently: that waits for every other session of the database, and so for another process
-- that waits to migrate.
create index outbox_in_order on outbox (published_at, seq) where published_at is not null;
-- The new one begins with the same column.
drop index if exists outbox_published;

-- migrate:down
create index outbox_published on outbox (published_at) where published_at is not null;
drop index outbox_in_order;
