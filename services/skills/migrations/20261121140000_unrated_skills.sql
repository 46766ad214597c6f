-- migrate:up
-- Nobody has to rate a skill: null = held without a rating.
alter table user_skill alter column proficiency_level drop not null;
-- How many answers a quiz's score rests on: one lucky answer shows nothing.
alter table skill_evidence add column items integer check (items > 0);

-- migrate:down
alter table skill_evidence drop column items;
delete from user_skill where proficiency_level is null;
alter table user_skill alter column proficiency_level set not null;
