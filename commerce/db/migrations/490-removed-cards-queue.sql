-- A card that could not be deleted is queued again, so the moment is that of queueing.
alter table card_gateway_removed_card rename column removed_at to queued_at;
