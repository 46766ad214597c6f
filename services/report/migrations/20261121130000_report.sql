-- migrate:up
-- One row is one report: what it is made from, how far it is, and who may see it. Postgres is the truth; the queue only wakes workers.
create table report (
  id uuid primary key,
  assessment_id uuid not null unique,
  user_id text,
  guest_key text,
  guest_email text,
  report_type text not null,
  person_name text not null default '',
  status text not null default 'requested'
    check (status in ('requested', 'composing', 'rendering', 'ready', 'delivering', 'delivered', 'failed')),
  -- What the report is made from, kept as it was: answers, profile, bank version.
  input jsonb not null,
  -- What the engine said about it (ranking, occupations, paths), once asked: a checkpoint, so that a retry makes the same report.
  material jsonb,
  engine_version text,
  -- Fencing token: grows with every claim; an effect of an older claim changes nothing.
  fence bigint not null default 0,
  claimed_until timestamptz,
  -- Claims since the last progress; three deaths in a row are a dead letter.
  attempts int not null default 0,
  -- Faults of others since the last progress (a sibling away): they wait longer each time.
  deferrals int not null default 0,
  due_at timestamptz not null default now(),
  -- Grows with every visible change: the id of the progress events.
  revision bigint not null default 1,
  pages int,
  pdf_bytes int,
  pdf_digest text,
  ai_generated boolean not null default false,
  payment_id text,
  paid_at timestamptz,
  failure_code text,
  traceparent text not null,
  created_at timestamptz not null,
  ready_at timestamptz,
  delivered_at timestamptz,
  updated_at timestamptz not null default now(),
  check (user_id is not null or guest_email is not null)
);
create index report_by_user on report (user_id, created_at desc) where user_id is not null;
create index report_by_guest_email on report (lower(guest_email), created_at desc) where guest_email is not null;
create index report_open on report (due_at) where status in ('requested', 'composing', 'rendering');
create index report_guest_age on report (created_at) where user_id is null;

create table report_section (
  report_id uuid not null references report (id) on delete cascade,
  section_id text not null,
  content jsonb not null,
  note text not null default '',
  ai_generated boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (report_id, section_id)
);

-- Files by key; an S3-compatible store takes this table's place by configuration.
create table artifact (
  key text primary key,
  content_type text not null,
  bytes bytea not null,
  digest text not null,
  created_at timestamptz not null default now()
);

-- A link that was mailed. Its token is an HMAC over the id: nothing here opens a report.
create table report_link (
  id uuid primary key,
  report_id uuid not null references report (id) on delete cascade,
  key_id text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index report_link_by_report on report_link (report_id);

create table outgoing_mail (
  id uuid primary key,
  report_id uuid not null references report (id) on delete cascade,
  kind text not null check (kind in ('report_ready', 'report_failed', 'new_link')),
  recipient text not null,
  -- One mail a report, kind and recipient; a new link may be asked for again.
  message_id text not null unique,
  link_id uuid,
  state text not null default 'pending' check (state in ('pending', 'sending', 'sent', 'failed')),
  fence bigint not null default 0,
  claimed_until timestamptz,
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outgoing_mail_open on outgoing_mail (due_at) where state in ('pending', 'sending');
create index outgoing_mail_by_report on outgoing_mail (report_id);
create index outgoing_mail_by_recipient on outgoing_mail (lower(recipient), created_at);

-- Work that was given up: what it was, why, and how to try it again.
create table dead_job (
  id uuid primary key,
  report_id uuid not null,
  mail_id uuid,
  step text not null,
  error text not null,
  attempts int not null,
  traceparent text,
  created_at timestamptz not null default now(),
  replayed_at timestamptz
);
create index dead_job_open on dead_job (created_at) where replayed_at is null;

-- Wakes whoever streams the progress of this report.
create function report_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('report_changed', new.id::text);
  return null;
end $$;
create trigger report_changed after update of revision on report for each row execute function report_changed();

-- migrate:down
drop table dead_job, outgoing_mail, report_link, artifact, report_section, report;
drop function report_changed;
