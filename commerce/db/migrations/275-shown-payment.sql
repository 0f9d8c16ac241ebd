-- What gift cards left to pay when a basket was answered: a balance may be spent elsewhere.
alter table basket_shown_total add column open_minor bigint;
update basket_shown_total set open_minor = total_minor;
alter table basket_shown_total alter column open_minor set not null;
