-- migrate:up
-- The category of each of the ten questions, drawn at the start; and the seed that shuffles their options.
alter table game add column plan text[] not null default '{}';
alter table game alter column plan drop default;
alter table game add column seed integer not null default 0;
alter table game alter column seed drop default;
-- Left unfinished for too long, or by starting another: no result, and nothing to resume.
alter table game add column abandoned_at timestamptz;
alter table game add check (finished_at is null or abandoned_at is null);
create unique index game_open on game (user_id) where finished_at is null and abandoned_at is null;
create index game_running on game (started_at) where finished_at is null and abandoned_at is null;
-- Which questions were shown of late.
create index game_latest on game (started_at desc);

-- What was sent, also when it came too late to count; choice is what counts.
alter table answer add column given integer check (given between -1 and 3);

-- migrate:down
alter table answer drop column given;
drop index game_latest;
drop index game_running;
drop index game_open;
alter table game drop column abandoned_at;
alter table game drop column seed;
alter table game drop column plan;
