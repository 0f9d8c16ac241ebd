/** The schema.org names of availabilities, for search engines. */
export const SCHEMA_AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  'out-of-stock': 'https://schema.org/OutOfStock',
  'in-shops-only': 'https://schema.org/InStoreOnly',
  'coming-soon': 'https://schema.org/PreSale',
} as const
