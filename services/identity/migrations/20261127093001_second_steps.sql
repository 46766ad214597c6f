-- migrate:up
-- An authenticator app (RFC 6238), one an account. It counts once a first code has shown that the app has the secret.
create table authenticator (
  user_id uuid primary key references user_account on delete cascade,
  -- Sealed with SECOND_STEP_SECRET: whoever reads the database alone can compute no code.
  sealed_secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The last step of 30 seconds whose code was taken: each code works once.
  last_step int
);

-- For the day when phone and keys are gone. Each works once; only a keyed digest is stored.
create table recovery_code (
  user_id uuid not null references user_account on delete cascade,
  code_digest text not null check (length(code_digest) = 64),
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_digest)
);

-- The password was right and the second step is to come. Opens nothing by itself.
create table pending_sign_in (
  token_hash text primary key check (length(token_hash) = 64),
  user_id uuid not null references user_account on delete cascade,
  guesses int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index pending_sign_in_user on pending_sign_in (user_id);
create index pending_sign_in_expires on pending_sign_in (expires_at);

-- migrate:down
drop table pending_sign_in;
drop table recovery_code;
drop table authenticator;
