-- Who authorises a method's payments, as the archive names it; null: the archive does not say.
alter table payment_method add column processor_id text;
