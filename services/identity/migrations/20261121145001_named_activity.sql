-- migrate:up
-- What the line is about (a skill's slug, a path's id) and the line with `{name}` in place of its name. Events hold no names: the
-- owner of the subject knows it when the line is read.
alter table activity add column subject text, add column named text;

-- migrate:down
alter table activity drop column subject, drop column named;
