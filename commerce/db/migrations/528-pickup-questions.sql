-- Whether the buyer of a pickup accepts a replacement for a piece that the shop does not have.
create table pickup_question (
  -- in the link of the mail
  token text primary key,
  order_no text not null references order_header (order_no) on delete cascade,
  shortage_id text not null,
  -- null once it is settled
  answer_by timestamptz
);
create index pickup_question_order on pickup_question (order_no);
create index pickup_question_due on pickup_question (answer_by);
