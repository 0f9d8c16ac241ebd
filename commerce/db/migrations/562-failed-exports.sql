create index order_export_failed on order_header (created_at desc, order_no desc)
  where export_status = 'failed';
