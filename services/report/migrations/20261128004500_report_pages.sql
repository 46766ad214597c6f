-- migrate:up
-- What is read online is kept as it was set when the report was printed, so that a later edition of the code shows it unchanged; and what
-- the list of reports says of one stands in columns of its own, no longer in the sentences of its progress.
alter table report
  -- Of what is stored of a made report. 1: sections only, set anew by whoever reads them. 2: its pages, too.
  add column schema_version int not null default 1,
  -- Titles of the first three, best first.
  add column directions text[] not null default '{}',
  add column confidence text check (confidence in ('low', 'medium', 'high'));

create table report_page (
  report_id uuid not null references report (id) on delete cascade,
  page_id text not null,
  -- As printed on it.
  number int not null,
  title text not null,
  kicker text not null,
  html text not null,
  -- Ids of what can be ticked and of where can be written, in reading order.
  boxes text[] not null,
  notes text[] not null,
  primary key (report_id, page_id)
);

-- Reports that are made already. Joined again, titles with a comma read as before.
update report set directions = string_to_array(section.note, ', ')
  from report_section section
  where section.report_id = report.id and section.section_id = 'answer' and section.note <> '';
update report set confidence = substring(section.note from 'confidence (low|medium|high)')
  from report_section section
  where section.report_id = report.id and section.section_id = 'sure';

-- migrate:down
drop table report_page;
alter table report drop column schema_version, drop column directions, drop column confidence;
