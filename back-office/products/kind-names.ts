import type { OfficeProductKind } from '@contracts/merchandise'

export const KIND_NAMES: Readonly<Record<OfficeProductKind, string>> = {
  standard: 'Product',
  master: 'Master',
  variant: 'Variant',
  variation_group: 'Variation group',
  set: 'Set',
  bundle: 'Bundle',
}
