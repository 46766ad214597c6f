-- migrate:up
-- The catalogue itself ships with the code (reference rows with stable slugs); these rows are what people hold of it.
create table user_skill (
  id uuid primary key,
  user_id uuid not null,
  -- Slug of the catalogue.
  skill_id text not null check (skill_id <> ''),
  -- 1 Beginner to 5 Expert.
  proficiency_level integer not null check (proficiency_level between 1 and 5),
  self_assessed boolean not null default true,
  verified boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (user_id, skill_id)
);

-- What speaks for a skill: a quiz, a job held, a project. A skill may be held without any.
create table skill_evidence (
  id uuid primary key,
  user_id uuid not null,
  skill_id text not null check (skill_id <> ''),
  kind text not null check (kind in ('self', 'quiz', 'history', 'project')),
  -- 0-1: share of the quiz answered as an expert would, or of the self-rating.
  score double precision check (score between 0 and 1),
  -- Id of what it came from, so that an event handled again adds nothing.
  source_id text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (user_id, skill_id, kind, source_id)
);

-- migrate:down
drop table skill_evidence;
drop table user_skill;
