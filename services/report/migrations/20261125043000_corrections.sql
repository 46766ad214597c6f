-- migrate:up
-- A report that corrects another one: the first report of its line, whose payment covers it, and which answer was corrected. No foreign
-- key to the ones before: they may be erased, and the corrected one stays.
create table report_correction (
  report_id uuid primary key references report (id) on delete cascade,
  origin_id uuid not null,
  corrects_id uuid not null,
  question text not null,
  before text not null,
  after text not null
);
-- How many corrections of a line were made, also those that were deleted since.
create table correction_count (
  origin_id uuid primary key references report (id) on delete cascade,
  made int not null
);

-- migrate:down
drop table correction_count, report_correction;
