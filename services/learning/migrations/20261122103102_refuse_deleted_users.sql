-- migrate:up
-- No row of somebody whose account is gone, whatever door it comes through (see the kit's deleted_user).
create trigger learning_path_owner_lives before insert or update of user_id on learning_path
  for each row execute function refuse_deleted_user('user_id');

-- migrate:down
drop trigger learning_path_owner_lives on learning_path;
