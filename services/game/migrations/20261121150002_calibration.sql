-- migrate:up
-- What the answers of all players say of a question beyond its label: a belief on a grid of locations and slopes.
create table calibration (
  item_id text primary key references item on delete cascade,
  cells double precision[] not null check (cardinality(cells) = 30),
  -- Its means, where the choice of questions reads them.
  location double precision not null,
  slope double precision not null,
  answered integer not null,
  updated_at timestamptz not null
);

-- migrate:down
drop table calibration;
