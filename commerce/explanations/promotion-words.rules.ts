import { formatMinor } from '../../rules/office-money'
import { formatMoment } from '../../rules/moment-text'
import type { Constraint, Deal, Discount, Tier } from '../promotions/discount.schemas'
import type { Assignment, Promotion } from '../promotions/promotion.schemas'
import { describeSelection } from './selection-words.rules'
import { countPieces, describeRecurrence, listInWords, type Names } from './words'

/** Returns a promotion's conditions besides its campaigns, one sentence each. */
export function listConditions(promotion: Promotion, names: Names): string[] {
  const { qualifying, combination = [], currency, shippingMethodIds, paymentMethodIds } = promotion
  const goods = describeSelection(qualifying, names)
  return [
    ...(goods === undefined ? [] : [`Qualifies: ${goods}.`]),
    ...combination.map((one) => `Requires ${describeConstraint(one, names)}.`),
    ...(promotion.identicalProducts ? ['Each product qualifies separately.'] : []),
    ...(promotion.excludesDiscounted ? ['Lines that already have a discount do not count.'] : []),
    ...(promotion.prohibitsOthers ? ['The shipment contains only qualifying products.'] : []),
    ...(currency ? [`In ${currency} only.`] : []),
    ...(shippingMethodIds
      ? [`With the shipping method ${listInWords(shippingMethodIds, 'or')}.`]
      : []),
    ...(paymentMethodIds ? [`Paid by ${listInWords(paymentMethodIds, 'or')}.`] : []),
  ]
}

export function listDiscounts(promotion: Promotion, names: Names): string[] {
  const { tiers, deals, discounted, promotionClass } = promotion
  const goods = describeSelection(discounted, names)
  const target =
    promotionClass === 'shipping' ? 'the delivery' : (goods ?? toWholeTarget(promotionClass))
  return [
    ...[...tiers]
      .sort((a, b) => a.threshold - b.threshold)
      .map(
        (tier) =>
          `${describeDiscount(tier.discount, target, names)}${toFrom(tier, promotion, names)}.`,
      ),
    ...deals.map((deal) => `${describeDeal(deal, names)}.`),
  ]
}

const toWholeTarget = (promotionClass: 'product' | 'order') =>
  promotionClass === 'order' ? 'the order' : 'every product'

/** Describes whether a promotion combines with others, and how often it applies. */
export function listLimits(promotion: Promotion, names: Names): string[] {
  const { exclusivity, mutuallyExclusiveIds = [], maxApplications } = promotion
  return [
    ...(exclusivity === 'global' ? ['Cannot be combined with any other promotion.'] : []),
    ...(exclusivity === 'class'
      ? [
          `Cannot be combined with another ${promotion.promotionClass} promotion on the same product.`,
        ]
      : []),
    ...(mutuallyExclusiveIds.length > 0
      ? [`Cannot be combined with ${listInWords(mutuallyExclusiveIds.map(names.promotion), 'or')}.`]
      : []),
    ...(maxApplications
      ? [`At most ${maxApplications === 1 ? 'once' : `${maxApplications} times`}.`]
      : []),
  ]
}

/** Returns when and for whom a campaign runs the promotion, one sentence each. */
export function listAssignmentConditions(
  assignment: Assignment,
  { timezone }: Pick<Names, 'timezone'>,
): string[] {
  const { startsAt, endsAt, recurrence, customerGroupIds, inEveryGroup } = assignment
  const { couponIds, sourceCodeGroupIds, qualifiers, campaignGroupIds } = assignment
  const asked = [
    ...(couponIds ? [`A code of the coupon ${listInWords(couponIds, 'or')}`] : []),
    ...(customerGroupIds
      ? [
          `Customers of ${inEveryGroup ? 'all of ' : ''}${listInWords(customerGroupIds, inEveryGroup ? 'and' : 'or')}`,
        ]
      : []),
    ...(sourceCodeGroupIds ? [`A source code of ${listInWords(sourceCodeGroupIds, 'or')}`] : []),
    ...(qualifiers
      ? [
          `The shopper's context says ${listInWords(
            qualifiers.map(({ type, value }) => `${type} ${value}`),
            'or',
          )}`,
        ]
      : []),
  ]
  return [
    ...startsAt.map((at) => `From ${formatMoment(at, timezone)}.`),
    ...endsAt.map((at) => `Until ${formatMoment(at, timezone)}.`),
    ...(recurrence ? [`Runs ${describeRecurrence(recurrence)}.`] : []),
    ...(campaignGroupIds ? [`For customers of ${listInWords(campaignGroupIds, 'or')}.`] : []),
    ...(asked.length > 1 && assignment.matchMode === 'any'
      ? [`One of these: ${asked.join('; ')}.`]
      : asked.map((one) => `${one}.`)),
  ]
}

function describeConstraint({ quantity, selection }: Constraint, names: Names): string {
  const goods = describeSelection(selection, names) ?? 'any product'
  return `${countPieces(quantity)} of ${goods.replace(/^products of /, '')}`
}

function describeDeal({ buy, get, discount }: Deal, names: Names): string {
  const bought = buy.map((one) => describeConstraint(one, names)).join(' and ')
  const got = get.map((one) => describeConstraint(one, names)).join(' and ')
  const given = describeDiscount(discount, got, names)
  return buy.length === 0 ? given : `Buy ${bought}: ${given}`
}

function toFrom({ threshold }: Tier, { condition }: Promotion, names: Names): string {
  if (threshold === 0) return ''
  if (condition === 'amount') return ` for ${formatMinor(threshold, names.currency)} or more`
  if (condition === 'quantity') return threshold > 1 ? ` for ${countPieces(threshold)} or more` : ''
  return threshold > 1 ? ` for ${threshold} combinations` : ''
}

function describeDiscount(discount: Discount, target: string, names: Names): string {
  const money = (minor: number) => formatMinor(minor, names.currency)
  switch (discount.type) {
    case 'percentage':
      return `${discount.percentage}% off ${target}`
    case 'amount':
      return `${money(discount.amountMinor)} off ${target}`
    case 'fixed_price':
      return `${money(discount.amountMinor)} for ${target}`
    case 'free':
      return `${target} free`
    case 'price_book_price':
      return `the price of ${discount.priceBookId} for ${target}`
    case 'total_fixed_price':
      return `${money(discount.amountMinor)} together for ${target}`
    case 'bonus':
      return `${listInWords(discount.productIds.map(names.product), 'and')} as a bonus`
    case 'bonus_choice':
      return `a choice of ${countPieces(discount.maxItems)} as a bonus`
    case 'percentage_off_options':
      return `${discount.percentage}% off the options ${listInWords(discount.optionIds, 'and')}`
    case 'free_shipping':
      return `delivery of ${target} free`
    case 'fixed_shipping':
      return `delivery of ${target} for ${money(discount.amountMinor)}`
  }
}
