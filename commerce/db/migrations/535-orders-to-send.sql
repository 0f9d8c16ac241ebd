create index order_to_send on order_header (created_at desc, order_no desc)
  where status in ('new', 'open') and shipping_status <> 'shipped';
