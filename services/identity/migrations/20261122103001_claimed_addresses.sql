-- migrate:up
-- An address that is not confirmed is a claim: several accounts may make it, one may confirm it.
create unique index user_account_confirmed_address on user_account (email_key) where email_verified_at is not null;
create index user_account_address on user_account (email_key, created_at desc);
alter table user_account drop constraint user_account_email_key_key;

alter table user_account
  -- "Firefox on Windows": where the account was made, which the mail to its address names.
  add column sign_up_device text,
  -- An account whose address is unconfirmed by then goes; those that are there already get the whole time, too.
  add column confirm_by timestamptz not null default now() + interval '7 days',
  -- When the mail went out that says so.
  add column reminded_at timestamptz;
create index user_account_unconfirmed on user_account (confirm_by) where email_verified_at is null;

alter table mail_token drop constraint mail_token_kind_check;
alter table mail_token
  add constraint mail_token_kind_check check (kind in ('verify', 'reset', 'disown', 'change', 'undo')),
  -- The address that a change leads to, as it was typed.
  add column new_email text check (length(new_email) <= 254);

-- migrate:down
delete from mail_token where kind not in ('verify', 'reset');
alter table mail_token drop column new_email, drop constraint mail_token_kind_check;
alter table mail_token add constraint mail_token_kind_check check (kind in ('verify', 'reset'));
drop index user_account_unconfirmed;
alter table user_account drop column sign_up_device, drop column confirm_by, drop column reminded_at;
delete from user_account a using user_account b
  where a.email_key = b.email_key and a.email_verified_at is null and (b.email_verified_at is not null or b.created_at > a.created_at);
alter table user_account add constraint user_account_email_key_key unique (email_key);
drop index user_account_address, user_account_confirmed_address;
