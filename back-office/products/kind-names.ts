import type { OfficeProductKind } from '@domain/merchandise-wire'

/** Display names of the product kinds. */
export const KIND_NAMES: Readonly<Record<OfficeProductKind, string>> = {
  standard: 'Product',
  master: 'Master',
  variant: 'Variant',
  variation_group: 'Variation group',
  set: 'Set',
  bundle: 'Bundle',
}
