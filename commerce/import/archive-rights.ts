import {
  hasRight,
  rolesWith,
  type OperatorRight,
  type OperatorRole,
} from '../../rules/operator-rights'

interface Kind {
  /** In the plural, for display. */
  what: string
  right: OperatorRight
}

/** Root element of a file → what the file holds, and the right that changes it elsewhere. */
const KINDS: Readonly<Record<string, Kind>> = {
  catalog: { what: 'products and categories', right: 'catalog.write' },
  metadata: { what: 'attributes', right: 'catalog.write' },
  pricebooks: { what: 'prices', right: 'catalog.write' },
  inventory: { what: 'stock', right: 'catalog.write' },
  search: { what: 'search settings', right: 'catalog.write' },
  sort: { what: 'sorting rules', right: 'catalog.write' },
  stores: { what: 'shops', right: 'shops.write' },
  library: { what: 'content', right: 'content.write' },
  'slot-configurations': { what: 'content slots', right: 'content.write' },
  'redirect-urls': { what: 'redirects', right: 'content.write' },
  promotions: { what: 'promotions', right: 'promotions.write' },
  coupons: { what: 'coupons', right: 'promotions.write' },
  sourcecodes: { what: 'source codes', right: 'promotions.write' },
  assignments: { what: 'assignments', right: 'promotions.write' },
  'customer-groups': { what: 'customer groups', right: 'customers.write' },
  'gift-certificates': { what: 'gift cards', right: 'gift-cards.write' },
  'customer-list': { what: 'customers', right: 'customers.write' },
  customers: { what: 'customers', right: 'customers.write' },
  'product-lists': { what: 'product lists', right: 'customers.write' },
  orders: { what: 'orders', right: 'orders.write' },
}
// sites, their preferences, shipping, taxes, payment, custom objects
const SETTINGS: Kind = { what: 'settings of sites', right: 'preferences.write' }
/** Type of objects → the root element of files of such objects; other types are settings. */
const ROOT_OF_TYPE: Readonly<Record<string, string>> = {
  Product: 'catalog',
  ProductOption: 'catalog',
  ProductOptionValue: 'catalog',
  VariationAttributeValue: 'catalog',
  Category: 'catalog',
  CategoryAssignment: 'catalog',
  Catalog: 'catalog',
  Recommendation: 'catalog',
  PriceBook: 'pricebooks',
  ProductInventoryList: 'inventory',
  ProductInventoryRecord: 'inventory',
  SortingRule: 'sort',
  Store: 'stores',
  StoreGroup: 'stores',
  Content: 'library',
  Folder: 'library',
  Library: 'library',
  SlotConfiguration: 'slot-configurations',
  Promotion: 'promotions',
  Campaign: 'promotions',
  Coupon: 'coupons',
  SourceCodeGroup: 'sourcecodes',
  CustomerGroup: 'customer-groups',
  Profile: 'customers',
  CustomerAddress: 'customers',
  CustomerPaymentInstrument: 'customers',
  ProductList: 'product-lists',
  ProductListItem: 'product-lists',
  GiftCertificate: 'gift-certificates',
  Order: 'orders',
  OrderAddress: 'orders',
  OrderPaymentInstrument: 'orders',
  PaymentTransaction: 'orders',
  ProductLineItem: 'orders',
  Shipment: 'orders',
}
const PICTURES: readonly [folder: RegExp, kind: Kind][] = [
  [/^catalogs\//, { what: 'pictures of products', right: 'catalog.write' }],
  [/^/, { what: 'pictures of content', right: 'content.write' }],
]

/** @returns why an operator with these roles may not import a file of this kind */
export function refuseKind(roles: readonly OperatorRole[], root: string): string | undefined {
  return refuse(roles, KINDS[root] ?? SETTINGS)
}

/** @returns why an operator with these roles may not import attributes of this type of objects */
export function refuseType(roles: readonly OperatorRole[], typeId: string): string | undefined {
  const { what, right } = KINDS[ROOT_OF_TYPE[typeId] ?? ''] ?? SETTINGS
  return refuse(roles, { what: `attributes of ${what}`, right })
}

/** @returns why an operator with these roles may not import a picture at this path */
export function refusePicture(roles: readonly OperatorRole[], path: string): string | undefined {
  const [, kind] = PICTURES.find(([folder]) => folder.test(path)) ?? []
  return kind && refuse(roles, kind)
}

function refuse(roles: readonly OperatorRole[], { what, right }: Kind): string | undefined {
  if (hasRight(roles, right)) return undefined
  const needed = rolesWith(right).join(' or ')
  return `left out: ${what} are not for the role ${roles.join(', ') || 'none'}; it takes the role ${needed}`
}
