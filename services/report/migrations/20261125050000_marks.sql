-- migrate:up
-- What its reader ticked and wrote on a report. A report has one reader, its owner: a member, or the guest who holds its link; whoever
-- takes a guest's report into an account takes these along. They go with the report.
create table report_mark (
  report_id uuid not null references report (id) on delete cascade,
  place text not null,
  ticked boolean,
  note text,
  updated_at timestamptz not null,
  primary key (report_id, place),
  check (num_nonnulls(ticked, note) = 1),
  check (char_length(note) <= 2000)
);

-- migrate:down
drop table report_mark;
