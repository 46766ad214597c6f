-- migrate:up
-- Whether the person agreed that a language model words the texts and is sent answers for it. Not asked is no.
alter table report add column ai_text boolean not null default false;

-- migrate:down
alter table report drop column ai_text;
