import type { ProductFamily } from '../../catalog/product-family'
import {
  eligibilityOf,
  frequenciesOf,
  ongoingDiscountOf,
  type Frequency,
} from '../../subscriptions/subscription-offers.rules'

interface Incentive {
  object: 'item'
  field: 'total_price'
  type: 'Discount Percent'
  value: number
}

/** The subscription offers of a page, by product (Ordergroove's offers API). */
export interface OfferAnswer {
  result: 'success'
  module_view: Record<string, string>
  autoship: Record<string, boolean>
  in_stock: Record<string, boolean>
  autoship_by_default: Record<string, boolean>
  default_frequencies: Record<string, Frequency>
  /** An addition to the API: the frequencies from which a shopper may choose. */
  frequencies: Record<string, Frequency[]>
  eligibility_groups: Record<string, string[]>
  incentives: Record<string, { initial: string[]; ongoing: string[] }>
  incentives_display: Record<string, Incentive>
  modifiers: Record<string, never>
}

export function toOfferAnswer(
  families: readonly ProductFamily[],
  inStock: ReadonlySet<string>,
  views: readonly string[],
): OfferAnswer {
  const answer: OfferAnswer = {
    result: 'success',
    module_view: Object.fromEntries(views.map((view) => [view, `praline-${view}`])),
    autoship: {},
    in_stock: {},
    autoship_by_default: {},
    default_frequencies: {},
    frequencies: {},
    eligibility_groups: {},
    incentives: {},
    incentives_display: {},
    modifiers: {},
  }
  for (const family of families) addProduct(answer, family, inStock)
  return answer
}

function addProduct(answer: OfferAnswer, { product }: ProductFamily, inStock: ReadonlySet<string>) {
  const { id, custom } = product
  const groups = eligibilityOf(custom)
  answer.eligibility_groups[id] = groups
  answer.autoship[id] = groups.length > 0
  answer.autoship_by_default[id] = false
  answer.in_stock[id] = inStock.has(id)
  if (groups.length === 0) return
  const frequencies = frequenciesOf(custom)
  const [first] = frequencies
  answer.frequencies[id] = frequencies
  if (first) answer.default_frequencies[id] = first
  const percent = ongoingDiscountOf(custom)
  const incentiveId = `ongoing-${percent}`
  answer.incentives[id] = { initial: [], ongoing: percent === undefined ? [] : [incentiveId] }
  if (percent === undefined) return
  answer.incentives_display[incentiveId] = {
    object: 'item',
    field: 'total_price',
    type: 'Discount Percent',
    value: percent,
  }
}
