-- migrate:up
-- Tokens are reserved before a call and settled after it, so that a cap holds also when many workers ask at once.
create table model_budget (
  day date primary key,
  tokens bigint not null default 0
);
alter table report add column model_tokens int not null default 0;

-- migrate:down
alter table report drop column model_tokens;
drop table model_budget;
