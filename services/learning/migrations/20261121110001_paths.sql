-- migrate:up
create table learning_path (
  id uuid primary key,
  user_id uuid not null,
  title text not null,
  description text not null default '',
  target_skills text[] not null default '{}',
  -- Hours.
  estimated_duration integer check (estimated_duration >= 0),
  difficulty_level text not null check (difficulty_level in ('beginner', 'intermediate', 'advanced')),
  icon_type text not null check (icon_type in ('code', 'database', 'palette', 'book')),
  color text not null check (color in ('blue', 'emerald', 'purple', 'amber')),
  progress integer not null default 0 check (progress between 0 and 100),
  -- The gap that the path was made from; null for a path of the person's own. Making paths from gaps twice adds nothing.
  gap_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, gap_key)
);
create index learning_path_newest on learning_path (user_id, created_at desc);

create table learning_module (
  id uuid primary key,
  path_id uuid not null references learning_path on delete cascade,
  -- 1 is the first.
  position integer not null check (position > 0),
  title text not null,
  description text not null default '',
  skill text,
  -- Hours.
  estimated_duration integer check (estimated_duration >= 0),
  completed_at timestamptz,
  unique (path_id, position)
);

-- migrate:down
drop table learning_module;
drop table learning_path;
