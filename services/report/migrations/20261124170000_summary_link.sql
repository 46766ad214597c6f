-- migrate:up
-- Links to the two-page summary of a report, which its owner gives to somebody they trust. A table of its own: such a link never
-- opens the report, and a link of a mail never passes for one.
create table summary_link (
  id uuid primary key,
  report_id uuid not null references report (id) on delete cascade,
  key_id text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
-- One link at a time: asking twice answers the same.
create unique index summary_link_in_force on summary_link (report_id) where revoked_at is null;

-- migrate:down
drop table summary_link;
