-- migrate:up
-- WebAuthn credentials that a device keeps for this site. Only the public half is here.
create table passkey (
  id uuid primary key,
  user_id uuid not null references user_account on delete cascade,
  -- Base64url, as the browser names it. One credential belongs to one account.
  credential_id text not null unique,
  -- COSE key.
  public_key bytea not null,
  -- How often it signed, where the device counts; 0 for ever where it does not. Going back is the sign of a copy.
  counter bigint not null,
  -- "iCloud Keychain on my phone": what its owner calls it.
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_user on passkey (user_id, created_at);

-- migrate:down
drop table passkey;
