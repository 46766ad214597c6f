-- migrate:up
-- What became of a report, step by step, for whoever helps its owner. Written by the database with each change, so that no code path can
-- forget it; goes with its report. No answers, no addresses.
create table report_history (
  id bigint generated always as identity primary key,
  report_id uuid not null references report (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  what text not null,
  detail text not null default ''
);
create index report_history_report on report_history (report_id, id);

alter table outgoing_mail add column answer text;
-- Only the first time: whether a mail has reached its reader, not how often it is read.
alter table report_link add column opened_at timestamptz;

create function note_report_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into report_history (report_id, what) values (new.id, 'ordered');
    return null;
  end if;
  if new.fence is distinct from old.fence then
    insert into report_history (report_id, what, detail) values (new.id, 'taken by a worker', 'attempt ' || new.attempts);
  end if;
  if new.deferrals > old.deferrals then
    insert into report_history (report_id, what, detail)
    values (new.id, 'put off', 'until ' || to_char(new.due_at at time zone 'utc', 'HH24:MI:SS'));
  end if;
  if new.status is distinct from old.status then
    insert into report_history (report_id, what, detail) values (new.id, new.status, coalesce(new.failure_code, ''));
  end if;
  if new.paid_at is distinct from old.paid_at then
    insert into report_history (report_id, what) values (new.id, case when new.paid_at is null then 'closed' else 'paid' end);
  end if;
  return null;
end $$;
create trigger note_report_change after insert or update on report for each row execute function note_report_change();

create function note_mail_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into report_history (report_id, what, detail) values (new.report_id, 'mail to send', new.kind);
  elsif new.state = 'pending' and old.state = 'sending' then
    insert into report_history (report_id, what, detail)
    values (new.report_id, 'mail put off', new.kind || ', attempt ' || old.attempts || ': ' || coalesce(new.last_error, ''));
  elsif new.state is distinct from old.state then
    insert into report_history (report_id, what, detail)
    values (new.report_id, 'mail ' || new.state, new.kind || coalesce(': ' || coalesce(new.last_error, new.answer), ''));
  end if;
  return null;
end $$;
create trigger note_mail_change after insert or update on outgoing_mail for each row execute function note_mail_change();

create function note_link_opened() returns trigger language plpgsql as $$
begin
  insert into report_history (report_id, what) values (new.report_id, 'link opened');
  return null;
end $$;
create trigger note_link_opened after update of opened_at on report_link
  for each row when (old.opened_at is null and new.opened_at is not null) execute function note_link_opened();

-- migrate:down
drop trigger note_link_opened on report_link;
drop trigger note_mail_change on outgoing_mail;
drop trigger note_report_change on report;
drop function note_link_opened, note_mail_change, note_report_change;
alter table report_link drop column opened_at;
alter table outgoing_mail drop column answer;
drop table report_history;
