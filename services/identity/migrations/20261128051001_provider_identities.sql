-- migrate:up
-- Who an account is at an outside provider of OpenID Connect. Issuer and subject name a person for good; an address does not.
create table provider_identity (
  issuer text not null,
  subject text not null,
  user_id uuid not null references user_account on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (issuer, subject)
);
create index provider_identity_of_user on provider_identity (user_id, created_at);

alter table pending_sign_in
  -- What came before the second step: a password, or the provider's word.
  add column by_provider boolean not null default false,
  -- Joined to the account once the second step is done.
  add column join_issuer text,
  add column join_subject text,
  add check ((join_issuer is null) = (join_subject is null));

-- migrate:down
alter table pending_sign_in drop column by_provider, drop column join_issuer, drop column join_subject;
drop table provider_identity;
