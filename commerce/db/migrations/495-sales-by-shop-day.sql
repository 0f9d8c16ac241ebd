-- Days of sales are now those of the site's time zone: they are counted again from the orders.
truncate product_sales, product_sales_order;
