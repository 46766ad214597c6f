-- migrate:up
alter table learning_path
  -- When the inventory first held every skill of the path at the level it aims at.
  add column gap_closed_at timestamptz,
  add column completed_at timestamptz;

alter table learning_module
  -- Slug of the skill in the catalogue; null for a skill in the person's own words.
  add column skill_id text,
  add column stage text not null default 'learn' check (stage in ('learn', 'practise', 'show')),
  -- The proficiency, 1-5, at which the inventory makes this module known.
  add column target_level integer not null default 3 check (target_level between 1 and 5),
  add column known_at timestamptz;
create index learning_module_skill on learning_module (skill_id) where skill_id is not null;

create table path_check_in (
  id uuid primary key,
  path_id uuid not null references learning_path on delete cascade,
  kind text not null check (kind in ('read', 'watched', 'practised', 'made', 'shared')),
  note text not null default '',
  minutes integer check (minutes > 0),
  -- Percent of the path after it.
  progress integer not null check (progress between 0 and 100),
  created_at timestamptz not null
);
create index path_check_in_newest on path_check_in (path_id, created_at desc);

-- migrate:down
drop table path_check_in;
alter table learning_module drop column known_at, drop column target_level, drop column stage, drop column skill_id;
alter table learning_path drop column completed_at, drop column gap_closed_at;
