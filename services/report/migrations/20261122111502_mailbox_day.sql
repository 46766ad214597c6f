-- migrate:up
-- What a guest's mailbox was sent today, by a digest of its address. No report stands behind these rows: deleting one, or erasing all
-- data by the link of a mail, does not start the count again. They go after two days.
create table mailbox_day (
  digest text not null,
  day date not null,
  reports int not null default 0,
  links int not null default 0,
  primary key (digest, day)
);

-- When the mailbox's limits let this mail pass: it is counted once, however often it is tried.
alter table outgoing_mail add column admitted_at timestamptz;

-- migrate:down
alter table outgoing_mail drop column admitted_at;
drop table mailbox_day;
