-- migrate:up
create table item (
  -- A stable slug: filling the bank again changes no id.
  id text primary key,
  category text not null
    check (category in ('technical', 'communication', 'leadership', 'problem-solving', 'creativity', 'analytics')),
  difficulty text not null check (difficulty in ('beginner', 'intermediate', 'advanced')),
  skill text not null,
  question text not null,
  options text[] not null check (cardinality(options) = 4),
  -- Index into options; leaves the server only with the answer.
  correct_option integer not null check (correct_option between 0 and 3),
  explanation text not null,
  -- Taken out of new games; games that had it keep it.
  retired_at timestamptz
);
create index item_in_use on item (category, difficulty) where retired_at is null;

create table game (
  id uuid primary key,
  user_id uuid not null,
  categories text[] not null check (cardinality(categories) between 2 and 4),
  -- Twice the time for every question; such a game makes no evidence.
  extra_time boolean not null default false,
  started_at timestamptz not null,
  finished_at timestamptz,
  score integer check (score between 0 and 100),
  check ((finished_at is null) = (score is null))
);
create index game_newest on game (user_id, started_at desc);

create table answer (
  game_id uuid not null references game on delete cascade,
  -- 1 is the first question.
  position integer not null check (position between 1 and 10),
  item_id text not null references item,
  issued_at timestamptz not null,
  answered_at timestamptz,
  -- Index into options, -1 for a time out.
  choice integer check (choice between -1 and 3),
  correct boolean,
  primary key (game_id, position),
  unique (game_id, item_id),
  check ((answered_at is null) = (choice is null) and (choice is null) = (correct is null))
);
create index answer_by_item on answer (item_id);

-- What is known of a person's ability, kept between games.
create table ability (
  user_id uuid not null,
  category text not null,
  mean double precision not null,
  variance double precision not null check (variance > 0),
  answered integer not null default 0,
  updated_at timestamptz not null,
  primary key (user_id, category)
);

-- migrate:down
drop table ability;
drop table answer;
drop table game;
drop table item;
