-- An order that is being worked on, and one that another order stands for: histories of
-- elsewhere have them (the published statuses are these seven).
alter table order_header drop constraint order_header_status_check;
alter table order_header add constraint order_header_status_check
  check (status in ('created', 'new', 'open', 'completed', 'cancelled', 'replaced', 'failed'));
