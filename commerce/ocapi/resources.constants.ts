/** A resource of OCAPI, usually mapped to one of the shopper APIs. */
export interface Resource {
  method: Method
  /** Relative to `/dw/shop/v23_2/`; `:name` matches one segment, `:(ids)` a list in parentheses. */
  path: string
  /**
   * The path in the shopper APIs, without the organization; absent if this module answers itself.
   */
  target?: string
  type: string
  /** Whether a client id suffices to read the resource. */
  isPublic?: boolean
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const API = {
  products: '/product/shopper-products/v1',
  search: '/search/shopper-search/v1',
  stores: '/store/shopper-stores/v1',
  promotions: '/pricing/shopper-promotions/v1',
  baskets: '/checkout/shopper-baskets/v1',
  orders: '/checkout/shopper-orders/v1',
  customers: '/customer/shopper-customers/v1',
}

const open = (path: string, type: string, target?: string): Resource => ({
  method: 'GET',
  path,
  type,
  isPublic: true,
  ...(target !== undefined && { target }),
})

/** Defines several methods of one path that return the same type of document. */
const own = (methods: string, path: string, type: string, target?: string): Resource[] =>
  methods.split(' ').map((method) => ({
    method: toMethod(method),
    path,
    type,
    ...(target !== undefined && { target }),
  }))

const BASKET = `${API.baskets}/baskets/:basketId`
const ORDER = `${API.orders}/orders/:orderNo`
const CUSTOMER = `${API.customers}/customers/:customerId`
const SHIPMENT = `${BASKET}/shipments/:shipmentId`
const LIST = `${CUSTOMER}/product-lists/:listId`

const READING: readonly Resource[] = [
  open('products/:(ids)', 'product_result', `${API.products}/products`),
  open('products/:id', 'product', `${API.products}/products/:id`),
  open('products/:id/:expand', 'product', `${API.products}/products/:id`),
  open('product_search', 'product_search_result', `${API.search}/product-search`),
  open('search_suggestion', 'suggestion', `${API.search}/search-suggestions`),
  open('categories/:(ids)', 'category_result'),
  open('categories/:id', 'category'),
  open('stores/:(ids)', 'store_result', `${API.stores}/stores`),
  open('stores/:ids', 'store', `${API.stores}/stores`),
  open('stores', 'store_result', `${API.stores}/store-search`),
  open('promotions/:(ids)', 'promotion_result', `${API.promotions}/promotions`),
  open('promotions/:ids', 'promotion', `${API.promotions}/promotions`),
]

const BASKETS: readonly Resource[] = [
  ...own('POST', 'baskets', 'basket', `${API.baskets}/baskets`),
  ...own('GET PATCH DELETE', 'baskets/:basketId', 'basket', BASKET),
  ...own('PUT', 'baskets/:basketId/customer', 'basket', `${BASKET}/customer`),
  ...own('PUT', 'baskets/:basketId/billing_address', 'basket', `${BASKET}/billing-address`),
  ...own('POST', 'baskets/:basketId/items', 'basket', `${BASKET}/items`),
  ...own('PATCH DELETE', 'baskets/:basketId/items/:itemId', 'basket', `${BASKET}/items/:itemId`),
  ...own('POST', 'baskets/:basketId/shipments', 'basket', `${BASKET}/shipments`),
  ...own('PATCH DELETE', 'baskets/:basketId/shipments/:shipmentId', 'basket', SHIPMENT),
  ...own(
    'PUT',
    'baskets/:basketId/shipments/:shipmentId/shipping_address',
    'basket',
    `${SHIPMENT}/shipping-address`,
  ),
  ...own(
    'PUT',
    'baskets/:basketId/shipments/:shipmentId/shipping_method',
    'basket',
    `${SHIPMENT}/shipping-method`,
  ),
  ...own(
    'GET',
    'baskets/:basketId/shipments/:shipmentId/shipping_methods',
    'shipping_method_result',
    `${SHIPMENT}/shipping-methods`,
  ),
  ...own('POST', 'baskets/:basketId/coupons', 'basket', `${BASKET}/coupons`),
  ...own(
    'DELETE',
    'baskets/:basketId/coupons/:couponItemId',
    'basket',
    `${BASKET}/coupons/:couponItemId`,
  ),
  ...own(
    'POST',
    'baskets/:basketId/gift_certificate_items',
    'basket',
    `${BASKET}/gift-certificate-items`,
  ),
  ...own(
    'PATCH DELETE',
    'baskets/:basketId/gift_certificate_items/:giftCertificateItemId',
    'basket',
    `${BASKET}/gift-certificate-items/:giftCertificateItemId`,
  ),
  ...own(
    'GET',
    'baskets/:basketId/payment_methods',
    'payment_method_result',
    `${BASKET}/payment-methods`,
  ),
  ...own(
    'POST',
    'baskets/:basketId/payment_instruments',
    'basket',
    `${BASKET}/payment-instruments`,
  ),
  ...own(
    'PATCH DELETE',
    'baskets/:basketId/payment_instruments/:paymentInstrumentId',
    'basket',
    `${BASKET}/payment-instruments/:paymentInstrumentId`,
  ),
]

const ORDERS: readonly Resource[] = [
  ...own('POST', 'orders', 'order', `${API.orders}/orders`),
  ...own('GET', 'orders/:orderNo', 'order', ORDER),
  ...own(
    'GET',
    'orders/:orderNo/payment_methods',
    'payment_method_result',
    `${ORDER}/payment-methods`,
  ),
  ...own('POST', 'orders/:orderNo/payment_instruments', 'order', `${ORDER}/payment-instruments`),
  ...own(
    'PATCH DELETE',
    'orders/:orderNo/payment_instruments/:paymentInstrumentId',
    'order',
    `${ORDER}/payment-instruments/:paymentInstrumentId`,
  ),
]

const CUSTOMERS: readonly Resource[] = [
  ...own('POST DELETE', 'customers/auth', 'customer'),
  ...own('POST', 'customers', 'customer', `${API.customers}/customers`),
  ...own('GET PATCH', 'customers/:customerId', 'customer', CUSTOMER),
  ...own('PUT', 'customers/:customerId/password', 'customer', `${CUSTOMER}/password`),
  ...own('GET', 'customers/:customerId/baskets', 'baskets_result', `${CUSTOMER}/baskets`),
  ...own('GET', 'customers/:customerId/orders', 'customer_order_result', `${CUSTOMER}/orders`),
  ...own('POST', 'customers/:customerId/addresses', 'customer_address', `${CUSTOMER}/addresses`),
  ...own(
    'GET PATCH DELETE',
    'customers/:customerId/addresses/:addressName',
    'customer_address',
    `${CUSTOMER}/addresses/:addressName`,
  ),
  ...own(
    'POST',
    'customers/:customerId/payment_instruments',
    'customer_payment_instrument',
    `${CUSTOMER}/payment-instruments`,
  ),
  ...own(
    'GET DELETE',
    'customers/:customerId/payment_instruments/:paymentInstrumentId',
    'customer_payment_instrument',
    `${CUSTOMER}/payment-instruments/:paymentInstrumentId`,
  ),
  ...own(
    'GET',
    'customers/:customerId/product_lists',
    'customer_product_list_result',
    `${CUSTOMER}/product-lists`,
  ),
  ...own(
    'POST',
    'customers/:customerId/product_lists',
    'customer_product_list',
    `${CUSTOMER}/product-lists`,
  ),
  ...own(
    'GET PATCH DELETE',
    'customers/:customerId/product_lists/:listId',
    'customer_product_list',
    LIST,
  ),
  ...own(
    'POST',
    'customers/:customerId/product_lists/:listId/items',
    'customer_product_list_item',
    `${LIST}/items`,
  ),
  ...own(
    'GET PATCH DELETE',
    'customers/:customerId/product_lists/:listId/items/:itemId',
    'customer_product_list_item',
    `${LIST}/items/:itemId`,
  ),
]

/** The supported resources; of two matching paths, the more specific one comes first. */
export const RESOURCES: readonly Resource[] = [
  ...own('POST', 'sessions', 'session'),
  ...READING,
  ...BASKETS,
  ...ORDERS,
  ...CUSTOMERS,
]

/** @throws Error for any other method. */
function toMethod(name: string): Method {
  const method = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((one) => one === name)
  if (!method) throw new Error(`no method ${name}`)
  return method
}
