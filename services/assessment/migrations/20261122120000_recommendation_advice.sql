-- migrate:up
-- What a list of recommendations says as a whole, and what it was made from. Lists made before have none until they are made again.
create table recommendation_advice (
  user_id uuid primary key,
  assessment_id uuid not null references assessment (id) on delete cascade,
  content jsonb not null,
  -- The answers and the skills held when the list was made: whoever compares with the list reads the same.
  profile jsonb not null,
  engine_version text not null,
  created_at timestamptz not null
);
create index recommendation_advice_by_assessment on recommendation_advice (assessment_id);
create trigger recommendation_advice_owner_lives before insert or update of user_id on recommendation_advice
  for each row execute function refuse_deleted_user('user_id');

-- migrate:down
drop table recommendation_advice;
