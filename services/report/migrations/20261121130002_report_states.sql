-- migrate:up
-- The state machine of a report, kept by the database: no worker, retry or hand-typed statement can skip a step.
create function report_state_may_change() returns trigger language plpgsql as $$
declare
  allowed text[] := case old.status
    when 'requested' then array['composing', 'failed']
    when 'composing' then array['rendering', 'failed']
    when 'rendering' then array['ready', 'failed']
    -- A member's report stays ready; a guest's is delivered. A mail that was sent before its worker died skips delivering.
    when 'ready' then array['delivering', 'delivered', 'failed']
    -- Back to ready: the guest has signed up and taken the report over.
    when 'delivering' then array['delivered', 'ready', 'failed']
    when 'delivered' then array['ready']
    -- A retry: from the start, or from the stored PDF.
    when 'failed' then array['requested', 'ready']
  end;
begin
  if not (new.status = any(allowed)) then
    raise exception 'a report cannot become % from %', new.status, old.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger report_state_may_change before update of status on report
  for each row when (old.status is distinct from new.status) execute function report_state_may_change();

-- migrate:down
drop trigger report_state_may_change on report;
drop function report_state_may_change;
