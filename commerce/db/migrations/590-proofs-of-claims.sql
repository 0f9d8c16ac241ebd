-- What a claimant proved: the order's own shopper, with the link of its mails, or its e-mail only.
alter table claim add column proof text not null default 'owner';
update claim set proof = 'email' where reason = 'unproved';
alter table claim_photo add column proof text not null default 'owner';
