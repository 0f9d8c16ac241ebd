import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { asText } from './custom-attributes'

/** The callouts of promotions: a text, or an object with a default one (PDP-088). */
export function toCallouts({ productPromotions = [] }: ShopperProductsTypes.Product): string[] {
  return productPromotions.flatMap(({ calloutMsg }) => asText(calloutMsg) ?? [])
}
