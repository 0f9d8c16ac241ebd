-- With the used token itself it gives the token that followed: a client whose answer was lost asks
-- again within a grace, and gets the same one. The database alone cannot make it.
alter table refresh_token add column successor_salt text;
