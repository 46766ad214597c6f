-- migrate:up
-- No row of somebody whose account is gone, whatever door it comes through (see the kit's deleted_user).
create trigger posting_owner_lives before insert or update of owner_user_id on posting
  for each row when (new.owner_user_id is not null) execute function refuse_deleted_user('owner_user_id');
create trigger saved_posting_owner_lives before insert or update of user_id on saved_posting
  for each row execute function refuse_deleted_user('user_id');
create trigger application_owner_lives before insert or update of user_id on application
  for each row execute function refuse_deleted_user('user_id');
create trigger dispute_owner_lives before insert or update of user_id on dispute
  for each row execute function refuse_deleted_user('user_id');

-- migrate:down
drop trigger posting_owner_lives on posting;
drop trigger saved_posting_owner_lives on saved_posting;
drop trigger application_owner_lives on application;
drop trigger dispute_owner_lives on dispute;
