-- migrate:up
-- A trusted extension. Where the role may not create in the database, a superuser has made it in this schema before.
create extension if not exists pg_trgm;

-- English stems without stop words: "IT" is a word of job titles.
create text search dictionary plain_stem (template = snowball, language = english);
create text search configuration words (copy = english);
alter text search configuration words alter mapping replace english_stem with plain_stem;

-- Skills by small numbers: what a posting asks for and what a person has are compared as sets of integers.
create table skill_ref (
  no integer generated always as identity primary key,
  -- Slug of the catalogue, or our own for a skill that the catalogue does not have.
  slug text not null unique,
  name text not null
);

-- The long texts stand apart: a list reads a hundred narrow rows where it would read ten wide ones.
create table posting_text (
  posting_id text primary key references posting on delete cascade,
  description text not null,
  requirements text[] not null default '{}',
  -- [{slug, name, kind: must | nice, sentence}], must-haves first.
  skills jsonb not null default '[]'
);
insert into posting_text (posting_id, description, requirements) select id, description, requirements from posting;

drop index posting_newest;
drop index posting_by_occupation;
alter table posting
  drop constraint posting_source_source_ref_key,
  drop column description,
  drop column requirements,
  alter column occupation_code set default '',
  add column occupation_title text not null default '',
  -- The feed's name as it is shown; empty for samples and pasted postings.
  add column feed text not null default '',
  add column url text,
  add column remote boolean not null default false,
  -- Since when the source does not list it any more, or its own end; kept for those who saved it or applied.
  add column closed_at timestamptz,
  -- Numbers of skill_ref, ascending.
  add column must_skills integer[] not null default '{}',
  add column nice_skills integer[] not null default '{}',
  -- Of all that was read: an unchanged posting is not written again.
  add column content_hash text not null default '',
  -- Small numbers for what is kept in memory.
  add column no integer generated always as identity,
  -- Everything that is searched or filtered, so that one index answers a whole search: stems of title, employer, skills and
  -- occupation; those of the title again with T: before them; P: words of the place, L: level, E: kind of employment,
  -- R: remote, S: kind of source.
  add column words tsvector not null default '',
  -- The import that wrote it last; 0 for pasted ones. Whoever has read up to a version reads on from there.
  add column version bigint not null default 0;
update posting set occupation_code = '' where occupation_code is null;
alter table posting
  alter column occupation_code set not null,
  add constraint posting_no unique (no),
  add constraint posting_of_source unique (source, feed, source_ref),
  add constraint posting_skills_known check (array_position(must_skills, null) is null and array_position(nice_skills, null) is null);
alter table posting alter column words set statistics 1000;

-- What everybody sees is what is open and nobody's own.
create index posting_newest on posting (posted_at desc, id) where owner_user_id is null and closed_at is null;
create index posting_newest_of_level on posting (experience_level, posted_at desc, id)
  where owner_user_id is null and closed_at is null;
create index posting_best_paid on posting ((coalesce(salary_max, salary_min, 0)) desc, posted_at desc, id)
  where owner_user_id is null and closed_at is null;
-- Without a list of pending entries, which every search after an import would read through.
create index posting_words on posting using gin (words) with (fastupdate = off)
  where owner_user_id is null and closed_at is null;
create index posting_by_version on posting (version, no) where owner_user_id is null;
drop index posting_of_owner;
create index posting_of_owner on posting (owner_user_id, created_at desc) where owner_user_id is not null;

-- The words of titles and places: a word that no posting has is taken for its nearest.
create table search_word (
  kind text not null check (kind in ('title', 'place')),
  word text not null,
  primary key (kind, word)
);
create index search_word_likeness on search_word using gin (word gin_trgm_ops);

-- The version of all postings together. An import takes the next one and holds the row to its end, so that versions are
-- committed in their order.
create table posting_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into posting_version (version) values (0);

-- What a person says is read wrongly; it holds for their own match alone.
create table dispute (
  id uuid primary key,
  user_id uuid not null,
  posting_id text not null references posting on delete cascade,
  kind text not null check (kind in ('have_skill', 'not_asked', 'wrong_occupation')),
  -- Slug of one of the posting's skills; empty for the occupation.
  skill text not null default '',
  -- The occupation that is meant, when the person said so.
  occupation_code text not null default '',
  occupation_title text not null default '',
  created_at timestamptz not null,
  check ((kind = 'wrong_occupation') = (skill = ''))
);
-- One word a skill, one for the occupation: the last one holds.
create unique index dispute_of_skill on dispute (user_id, posting_id, skill);
create index dispute_by_posting on dispute (posting_id);

-- Every stage of an application with its time.
create table application_change (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  status text not null check (status in ('planned', 'applied', 'interview', 'offer', 'accepted', 'rejected', 'withdrawn')),
  changed_at timestamptz not null
);
create index application_change_in_order on application_change (application_id, changed_at);
alter table application add column location text not null default '';
insert into application_change (id, application_id, status, changed_at) select id, id, status, changed_at from application;
create index saved_posting_newest on saved_posting (user_id, saved_at desc, posting_id);

-- When each feed was last read, and how it went.
create table feed_run (
  feed text primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  listed integer not null default 0,
  written integer not null default 0,
  closed integer not null default 0,
  refused integer not null default 0,
  problem text not null default ''
);

-- migrate:down
drop table feed_run;
drop index saved_posting_newest;
alter table application drop column location;
drop table application_change;
drop table dispute;
drop table posting_version;
drop table search_word;
alter table posting
  drop constraint posting_of_source,
  add column description text not null default '',
  add column requirements text[] not null default '{}',
  alter column occupation_code drop not null,
  alter column occupation_code drop default;
update posting p set description = t.description, requirements = t.requirements from posting_text t where t.posting_id = p.id;
alter table posting
  drop column occupation_title,
  drop column feed,
  drop column url,
  drop column remote,
  drop column closed_at,
  drop column words,
  drop column must_skills,
  drop column nice_skills,
  drop column content_hash,
  drop column no,
  drop column version,
  add constraint posting_source_source_ref_key unique (source, source_ref);
drop index posting_of_owner;
create index posting_of_owner on posting (owner_user_id) where owner_user_id is not null;
create index posting_newest on posting (posted_at desc, id) where owner_user_id is null;
create index posting_by_occupation on posting (occupation_code);
drop table posting_text;
drop table skill_ref;
drop text search configuration words;
drop text search dictionary plain_stem;
