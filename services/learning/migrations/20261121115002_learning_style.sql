-- migrate:up
-- How the person says they learn best; it orders the resources. Null when they were not asked.
alter table learning_path
  add column learning_style text check (learning_style in ('hands-on', 'structured', 'self-directed'));
drop index learning_path_newest;
-- The order in which paths are listed.
create index learning_path_listed on learning_path (user_id, completed_at desc nulls first, created_at desc, id desc);

-- migrate:down
drop index learning_path_listed;
create index learning_path_newest on learning_path (user_id, created_at desc);
alter table learning_path drop column learning_style;
