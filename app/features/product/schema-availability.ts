/** What search engines call the ways in which something can be had (schema.org). */
export const SCHEMA_AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  'out-of-stock': 'https://schema.org/OutOfStock',
  'in-shops-only': 'https://schema.org/InStoreOnly',
  'coming-soon': 'https://schema.org/PreSale',
} as const
