-- migrate:up
-- Counts the changes of the person's skills that ask for a new list: a list made from an older count is not the last word.
alter table assessment add column recommend_revision integer not null default 0;

-- migrate:down
alter table assessment drop column recommend_revision;
