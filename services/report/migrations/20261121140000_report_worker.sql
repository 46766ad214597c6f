-- migrate:up
-- Who makes reports at the moment: each worker says so again and again; a row that is not renewed counts no more.
create table report_worker (
  id uuid primary key,
  tabs int not null check (tabs > 0),
  seen_at timestamptz not null default now()
);

-- How long the making took, without the wait before it: what the backlog is reckoned with.
alter table report add column make_ms int;
create index report_made on report (ready_at desc) where ready_at is not null;

-- migrate:down
drop index report_made;
alter table report drop column make_ms;
drop table report_worker;
