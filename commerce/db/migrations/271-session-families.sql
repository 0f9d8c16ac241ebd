-- Sessions that were opened from another (OCAPI sessions, session bridge) end together with it:
-- whether a session is open is said by the first of its family.
alter table shopper_session add column root_id text references shopper_session(id) on delete cascade;
update shopper_session set root_id = id;
alter table shopper_session alter column root_id set not null;
create index shopper_session_root on shopper_session (root_id);

-- The id by which providers of recommendations and analytics know the visit; never the usid.
alter table shopper_session add column visit_id text;

-- A code of a customer is void once their password has changed.
create index authorization_code_customer on authorization_code (customer_id);
