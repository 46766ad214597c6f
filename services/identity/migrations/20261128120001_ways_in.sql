-- migrate:up
-- What opens an account: whoever removes one way in has to have another one left.
alter table user_account
  -- False while nobody has chosen the password: the account was made by a provider's word, or a change of its address was undone.
  add column password_chosen boolean not null default true;
-- Of the accounts that are there, those made by a provider's word have nothing to wait for; a password chosen since is in the log.
update user_account as account set password_chosen = false
where confirm_by = created_at and not exists (
  select from security_event where user_id = account.id and kind = 'password-reset' and outcome = 'done');

alter table provider_identity
  -- Its name towards the owner's browser, which is told neither issuer nor subject.
  add column id uuid not null default gen_random_uuid() unique;

-- migrate:down
alter table user_account drop column password_chosen;
alter table provider_identity drop column id;
