-- migrate:up
-- Files that may have to go from the store, which no transaction reaches: written with the erasure of a report, and before a file is
-- stored, so that a worker that dies between storing and noting leaves nothing behind. Done with when the file is gone or noted.
create table file_removal (
  key text primary key,
  report_id uuid not null,
  due_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index file_removal_due on file_removal (due_at);

-- migrate:down
drop table file_removal;
