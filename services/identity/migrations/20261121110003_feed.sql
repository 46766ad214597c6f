-- migrate:up
create table activity (
  id uuid primary key,
  user_id uuid not null references user_account on delete cascade,
  type text not null,
  description text not null,
  created_at timestamptz not null
);
create index activity_newest on activity (user_id, created_at desc, id desc);

create table notification (
  id uuid primary key,
  user_id uuid not null references user_account on delete cascade,
  title text not null,
  text text not null,
  link text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_newest on notification (user_id, created_at desc, id desc);
create index notification_unread on notification (user_id) where read_at is null;

-- migrate:down
drop table notification;
drop table activity;
