-- Absent if the shop does not open within a year: the pickup can only be refunded.
alter table closed_pickup alter column moved_to drop not null;
