-- migrate:up
create table assessment (
  id uuid primary key,
  user_id uuid,
  -- SHA-256 hex of the guest cookie: whoever has the cookie owns the row.
  guest_key text,
  guest_email text,
  assessment_type text not null
    check (assessment_type in ('basic_career', 'career_deep_dive', 'career_change', 'executive_transition', 'ai_transition')),
  -- The answers as they were sent, and as the engine and the report read them when they were saved: a later bank changes neither.
  payload jsonb not null,
  payload_digest text not null,
  bank_version text not null,
  profile jsonb not null,
  answered jsonb not null,
  career_goals text not null,
  -- none: a guest's. pending: the generator has it to do, no sooner than recommend_after.
  recommend_state text not null check (recommend_state in ('none', 'pending', 'done', 'failed')),
  recommend_after timestamptz,
  recommend_attempts integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  check ((user_id is null) <> (guest_key is null)),
  check ((recommend_state = 'pending') = (recommend_after is not null))
);
create index assessment_by_user on assessment (user_id, created_at desc) where user_id is not null;
create index assessment_guest_age on assessment (created_at) where guest_key is not null;
create index assessment_to_recommend on assessment (recommend_after) where recommend_state = 'pending';

create table recommendation (
  id uuid primary key,
  user_id uuid not null,
  assessment_id uuid not null references assessment (id) on delete cascade,
  -- 1 is the best.
  position integer not null check (position > 0),
  occupation_code text not null,
  career_title text not null,
  fit double precision not null,
  fit_low double precision not null,
  fit_high double precision not null,
  -- What the list shows beside the figures above.
  details jsonb not null,
  engine_version text not null,
  created_at timestamptz not null,
  unique (user_id, position)
);
create index recommendation_by_assessment on recommendation (assessment_id);

-- migrate:down
drop table recommendation;
drop table assessment;
