export interface ImportedKind {
  /** Name in the plural, for display. */
  what: string
  table: string
  /** SQL for the columns that identify an object. */
  key: string
  /** SQL for the columns that name a removed object in a report, if the key does not. */
  named?: string
  /** The kind of subject in the log; objects without a page are logged with their import. */
  type: string
  /** SQL for the subject's id; absent for the import. */
  subject?: string
}

const toImport = (what: string, table: string, key: string): ImportedKind => ({
  ...{ what, table, key },
  type: 'import',
})
const ofCustomer = (what: string, table: string, key: string): ImportedKind => ({
  ...{ what, table, key },
  type: 'customer',
  subject: '(select customer_no from customer where customer.id = watched.customer_id)',
})

/** What is written in the import's transaction. */
export const LOGGED: readonly ImportedKind[] = [
  { what: 'products', table: 'product', key: 'id', type: 'product', subject: 'id' },
  {
    ...{ what: 'prices', table: 'price', type: 'product', subject: 'product_id' },
    key: 'price_book_id, product_id, min_quantity, online_from',
  },
  toImport('catalogs', 'catalog', 'id'),
  toImport('categories', 'category', 'catalog_id, id'),
  { what: 'shops', table: 'store', key: 'id', type: 'shop', subject: 'id' },
  toImport('sites and their preferences', 'site', 'id'),
  toImport('shipping methods', 'shipping_method', 'site_id, id'),
  toImport('payment methods', 'payment_method', 'site_id, id'),
  toImport('tax rates', 'tax_rate', 'site_id, country_code, state_code, tax_class_id'),
  toImport('customer groups', 'customer_group', 'site_id, id'),
  toImport('promotions', 'promotion', 'site_id, id'),
  toImport('campaigns', 'campaign_part', 'site_id, kind, id'),
  {
    ...{ what: 'coupons', table: 'coupon', key: 'site_id, id' },
    ...{ type: 'coupon', subject: `site_id || '/' || id` },
  },
  toImport('source code groups', 'source_code_group', 'site_id, id'),
  toImport('content assets', 'content_asset', 'library_id, id'),
  toImport('redirects', 'redirect_url', 'site_id, uri'),
  {
    ...{ what: 'gift cards', table: 'gift_certificate', key: 'id', named: 'site_id, code' },
    ...{ type: 'gift-card', subject: 'id::text' },
  },
  toImport('custom objects', 'custom_object', 'site_id, type_id, object_id'),
  toImport('products in categories', 'category_product', 'catalog_id, category_id, product_id'),
  toImport('price books', 'price_book', 'id'),
  toImport('price book assignments', 'price_book_assignment', 'site_id, id'),
  {
    ...toImport('coupon codes', 'coupon_code', 'site_id, coupon_id'),
    named: 'site_id, coupon_id, code',
  },
  toImport('sorting rules', 'sorting_rule', 'site_id, id'),
  toImport('search settings', 'search_setting', 'site_id'),
  toImport('content folders', 'content_folder', 'library_id, id'),
  toImport(
    'content slots',
    'content_slot',
    'site_id, slot_id, context, context_id, configuration_id',
  ),
  toImport('product options', 'product_option', 'catalog_id, id'),
  toImport('attribute definitions', 'attribute_definition', 'object_type, id'),
  toImport('members of customer groups', 'customer_group_member', 'site_id, group_id, customer_no'),
  toImport('product lists', 'product_list', 'id'),
  toImport('items of product lists', 'product_list_item', 'list_id, product_id, id'),
  { what: 'customers', table: 'customer', key: 'id', type: 'customer', subject: 'customer_no' },
  ofCustomer('addresses', 'customer_address', 'customer_id, address_id'),
  ofCustomer('saved cards', 'customer_payment_instrument', 'customer_id, id'),
  {
    ...{ what: 'orders', table: 'order_header', key: 'order_no' },
    ...{ type: 'order', subject: 'order_no' },
  },
]

/** What is written outside of it, batch by batch. */
export const LOGGED_APART: readonly ImportedKind[] = [
  toImport('inventory lists', 'inventory_list', 'id'),
  {
    ...{ what: 'stock records', table: 'inventory', key: 'list_id, product_id' },
    ...{ type: 'product', subject: 'product_id' },
  },
]

/** Columns whose changes alone are no change. */
export const UNWATCHED = '{changed_at,updated_at,allocation_at,availability_xid,removal_xid}'
