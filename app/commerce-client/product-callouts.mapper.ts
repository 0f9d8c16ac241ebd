import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { asText } from './custom-attributes'

/** Reads the promotions' callouts: each is a text, or an object with a default text (PDP-088). */
export function toCallouts({ productPromotions = [] }: ShopperProductsTypes.Product): string[] {
  return productPromotions.flatMap(({ calloutMsg }) => asText(calloutMsg) ?? [])
}
