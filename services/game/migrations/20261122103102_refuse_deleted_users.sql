-- migrate:up
-- No row of somebody whose account is gone, whatever door it comes through (see the kit's deleted_user).
create trigger game_owner_lives before insert or update of user_id on game
  for each row execute function refuse_deleted_user('user_id');
create trigger ability_owner_lives before insert or update of user_id on ability
  for each row execute function refuse_deleted_user('user_id');

-- migrate:down
drop trigger game_owner_lives on game;
drop trigger ability_owner_lives on ability;
