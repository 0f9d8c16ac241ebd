-- The open bags of a guest, who is known by the e-mail address alone.
create index basket_email on basket (lower(document #>> '{customerInfo,email}'))
  where status = 'open';
