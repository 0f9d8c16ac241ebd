import type { OfficeProductKind } from '@domain/merchandise-wire'

/** What kinds of products are called. */
export const KIND_NAMES: Readonly<Record<OfficeProductKind, string>> = {
  standard: 'Product',
  master: 'Master',
  variant: 'Variant',
  variation_group: 'Variation group',
  set: 'Set',
  bundle: 'Bundle',
}
