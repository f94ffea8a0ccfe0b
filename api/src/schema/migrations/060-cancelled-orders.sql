-- When its customer has cancelled an order; its status is that of a rejected one (§4). The desk hears of it at once, before anybody
-- packs the goods.
alter table orders add column cancelled_at timestamptz;
create trigger tell_desk_of_cancelled after update of cancelled_at on orders for each row
  when (new.cancelled_at is not null and old.cancelled_at is null) execute function tell_desk('cancelled-order');
