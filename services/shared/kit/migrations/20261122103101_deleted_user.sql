-- migrate:up
-- Whose account is gone. Events have no order between topics, and a page may still be open: what comes later must not bring rows back.
create table deleted_user (
  user_id text primary key,
  deleted_at timestamptz not null default clock_timestamp()
);
create index deleted_user_age on deleted_user (deleted_at);

-- For every table with rows of a person, with the name of the column that says whose:
--   create trigger learning_path_owner_lives before insert or update of user_id on learning_path
--     for each row execute function refuse_deleted_user('user_id');
create function refuse_deleted_user() returns trigger language plpgsql as $$
declare
  owner text;
  gone boolean;
begin
  execute format('select ($1).%I::text', tg_argv[0]) into owner using new;
  if owner is null then return new; end if;
  -- Shared by writers; whoever erases takes it alone, so a row is either there to be erased or comes too late.
  perform pg_advisory_xact_lock_shared(hashtextextended('deleted_user.' || tg_table_schema || '.' || owner, 0));
  execute format('select exists (select 1 from %I.deleted_user where user_id = $1)', tg_table_schema) into gone using owner;
  if gone then raise exception 'the account of this row was deleted' using errcode = 'WM410'; end if;
  return new;
end $$;

-- migrate:down
drop function refuse_deleted_user;
drop table deleted_user;
