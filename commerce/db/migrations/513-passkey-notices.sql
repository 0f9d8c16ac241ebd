-- The language in which a code was asked for, and so that of the mails about its passkey.
alter table account_token add column locale text;
alter table passkey add column locale text;
