-- Challenges of the embedded captcha. Who solves one has a token for one form; a used one stays until
-- it would have expired, so that it is known when it comes again.
create table captcha_challenge (
  challenge text primary key,
  hostname text not null default '',
  issued_at timestamptz not null,
  used_at timestamptz
);
create index captcha_challenge_by_age on captcha_challenge (issued_at);
