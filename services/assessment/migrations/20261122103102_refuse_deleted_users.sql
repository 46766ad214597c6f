-- migrate:up
-- No row of somebody whose account is gone, whatever door it comes through (see the kit's deleted_user).
create trigger assessment_owner_lives before insert or update of user_id on assessment
  for each row when (new.user_id is not null) execute function refuse_deleted_user('user_id');
create trigger recommendation_owner_lives before insert or update of user_id on recommendation
  for each row execute function refuse_deleted_user('user_id');

-- migrate:down
drop trigger assessment_owner_lives on assessment;
drop trigger recommendation_owner_lives on recommendation;
