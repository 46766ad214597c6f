-- migrate:up
-- Payments at a provider that charges, one row each. No foreign key: what was paid stays known when its report is erased. It names
-- nobody: whose report it was is told by the report alone.
create table payment (
  id uuid primary key,
  report_id uuid not null,
  cents int not null,
  currency text not null,
  -- open: can be paid; ended: cannot any more; refund_due: paid for nothing, to be given back.
  status text not null default 'open' check (status in ('open', 'ended', 'paid', 'refund_due', 'refunded')),
  session_id text unique,
  intent_id text,
  url text,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  refunded_at timestamptz
);
-- Of a report only one page to pay on is open at a time.
create unique index payment_open on payment (report_id) where status = 'open';
create index payment_report on payment (report_id);

-- migrate:down
drop table payment;
