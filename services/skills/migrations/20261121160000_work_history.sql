-- migrate:up
-- Years in the job that a skill was used in; null for other kinds of evidence.
alter table skill_evidence add column years integer check (years >= 0);

-- migrate:down
alter table skill_evidence drop column years;
