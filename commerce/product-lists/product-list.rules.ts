import { createSecret } from '../auth/secrets'
import type { ItemRow } from './product-list.repository'
import type { ItemBody } from './product-list.schemas'

// 156 random bits, and no longer than the ids of the published contract
const SHARE_ID_LENGTH = 26

/**
 * An unlisted list (`c_isUnlisted`) is found by nobody who does not have its link. The id in that is
 * another one each time the list is shared: the link of before stays without a list.
 */
export function toShareId(
  current: string | null,
  isPublic: boolean,
  { c_isUnlisted: isUnlisted }: Readonly<Record<string, unknown>>,
): string | null {
  return isPublic && isUnlisted === true
    ? (current ?? createSecret().slice(0, SHARE_ID_LENGTH))
    : null
}

/** The same product with the same choices. What was chosen comes as one text (`c_privateLine`). */
export function isSameWish(item: ItemRow, { type, productId, custom }: ItemBody): boolean {
  return (
    type === 'product' &&
    item.product_id === productId &&
    (item.custom.c_privateLine ?? null) === (custom.c_privateLine ?? null)
  )
}
