-- migrate:up
-- Phrases of goals in which nothing was found, for whoever extends the table of goal words. Nobody's: neither person nor time of day.
create table unread_phrase (
  phrase text primary key check (length(phrase) between 3 and 60),
  times integer not null default 1 check (times > 0),
  first_seen date not null default current_date,
  last_seen date not null default current_date
);

-- migrate:down
drop table unread_phrase;
