-- migrate:up
-- No row of somebody whose account is gone, whatever door it comes through (see the kit's deleted_user).
create trigger user_skill_owner_lives before insert or update of user_id on user_skill
  for each row execute function refuse_deleted_user('user_id');
create trigger skill_evidence_owner_lives before insert or update of user_id on skill_evidence
  for each row execute function refuse_deleted_user('user_id');

-- migrate:down
drop trigger user_skill_owner_lives on user_skill;
drop trigger skill_evidence_owner_lives on skill_evidence;
