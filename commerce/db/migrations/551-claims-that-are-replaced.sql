-- Why no replacement could be ordered: an operator sends it.
alter table claim add column obstacle text;
