import type {
  ExplainedCode,
  ExplainedPart,
  ExplainedPromotion,
  OfficeDiscount,
  PromotionExplanation,
} from '../../contracts/promotion'
import type { ExplainedBasket, TracedRefusal } from '../baskets/assessment/basket-explanation'
import { pricingContextOf } from '../baskets/model/basket-facts'
import type {
  AppliedManual,
  CalculatedCoupon,
  CalculatedLine,
  CalculatedShipment,
} from '../baskets/model/calculated-basket'
import { sumMinor } from '../money'
import type { CouponRefusal } from '../promotions/coupon.rules'
import type { Adjustment } from '../promotions/promoted-basket'
import type { Promotion } from '../promotions/promotion.schemas'
import { describeRefusal } from './refusal-words.rules'
import { countPieces, showCode, type Names } from './words'

export type Explained = Omit<PromotionExplanation, 'kind' | 'id' | 'changes' | 'tried'>

export function toExplanation(explained: ExplainedBasket, known: Names): Explained {
  const names = { ...known, codeProblem: toCodeProblem(explained, known) }
  const { site, facts, calculated } = explained.assessed
  const pricingContext = pricingContextOf(facts)
  const lines = calculated.lines.map((line) => explainLine(line, explained, names))
  const orderMinor = sumMinor(calculated.lines.map((line) => leftOf(line)))
  const orderDiscounts = [
    ...toDiscounts(calculated.orderAdjustments, names),
    ...toManual(calculated.manualOrderAdjustments),
  ]
  const order: ExplainedPart = {
    id: 'order',
    name: 'The order',
    ...toPart(orderMinor, orderDiscounts),
    refusals: [],
  }
  const deliveries = calculated.shipments
    .filter(({ itemCount }) => itemCount > 0)
    .map((shipment) => explainDelivery(shipment, explained, names))
  const { sourceCode } = calculated.document
  const promotions = listPromotions(explained, [...lines, order, ...deliveries], names)
  return {
    siteName: site.name,
    currency: calculated.currency,
    at: pricingContext.at.toISOString(),
    isCustomer: pricingContext.customerGroupIds.includes('Registered'),
    customerGroups: pricingContext.customerGroupIds.filter((id) => !SYSTEM_GROUPS.has(id)),
    ...(sourceCode !== undefined && { sourceCode }),
    codes: [...calculated.coupons, ...calculated.contextCoupons].map((coupon) =>
      explainCode(coupon, explained, promotions, names),
    ),
    lines,
    order,
    deliveries,
    promotions,
  }
}

const SYSTEM_GROUPS: ReadonlySet<string> = new Set(['Everyone', 'Registered', 'Unregistered'])

const leftOf = ({ afterItemMinor, options }: CalculatedLine) =>
  afterItemMinor + sumMinor(options.map((option) => option.afterItemMinor))

function explainLine(
  line: CalculatedLine,
  explained: ExplainedBasket,
  names: Names,
): ExplainedPart {
  const { item, name, options } = line
  const priceMinor = line.priceMinor + sumMinor(options.map((option) => option.priceMinor))
  const discounts = [
    ...toManual(line.manualAdjustments),
    ...toDiscounts(line.adjustments, names),
    ...options.flatMap((option) => toDiscounts(option.adjustments, names)),
  ]
  const itemIds = [item.itemId, ...options.map(({ chosen }) => chosen.itemId)]
  return {
    id: item.itemId,
    name,
    productId: item.productId,
    detail: `${item.productId}, ${countPieces(item.quantity)}`,
    ...toPart(priceMinor, discounts),
    refusals: toRefusals(
      explained.refusals.filter(({ place }) => itemIds.includes(place.itemId ?? '')),
      names,
    ),
  }
}

function explainDelivery(
  { shipment, method, ...prices }: CalculatedShipment,
  explained: ExplainedBasket,
  names: Names,
): ExplainedPart {
  const discounts = [
    ...toManual(prices.manualShippingAdjustments),
    ...toDiscounts(prices.shippingAdjustments, names),
  ]
  const { shipmentId } = shipment
  return {
    id: shipmentId,
    name: `Delivery ${shipmentId}`,
    detail: method?.name ?? 'no shipping method yet',
    ...toPart(prices.shippingBaseMinor, discounts),
    refusals: toRefusals(
      explained.refusals.filter(({ place }) => place.shipmentId === shipmentId),
      names,
    ),
  }
}

function toPart(priceMinor: number, discounts: OfficeDiscount[]) {
  return {
    priceMinor,
    discounts,
    leftMinor: priceMinor - sumMinor(discounts.map((one) => one.minor)),
  }
}

function toDiscounts(adjustments: readonly Adjustment[], names: Names): OfficeDiscount[] {
  return adjustments.map(({ promotionId, minor, couponCode }) => ({
    promotionId,
    name: names.promotion(promotionId),
    minor,
    ...(couponCode !== undefined && !names.hiddenCode && { couponCode }),
  }))
}

function toManual(manual: readonly AppliedManual[]): OfficeDiscount[] {
  return manual.map(({ adjustment, minor }) => ({
    promotionId: adjustment.promotionId,
    name: adjustment.itemText ?? 'Granted by hand',
    minor,
    isManual: true as const,
  }))
}

function toRefusals(refusals: readonly TracedRefusal[], names: Names): ExplainedPart['refusals'] {
  const found = refusals.map((one) => ({
    promotionId: one.promotionId,
    name: names.promotion(one.promotionId),
    reason: describeRefusal(one, names),
  }))
  // removes duplicates of lines that several tiers or deals evaluate
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}

function listPromotions(
  { assessed: { facts, calculated }, refusals }: ExplainedBasket,
  parts: readonly ExplainedPart[],
  names: Names,
): ExplainedPromotion[] {
  const explain = ({ id, name, promotionClass }: Promotion): ExplainedPromotion => {
    const own = parts
      .flatMap(({ discounts }) => discounts)
      .filter((one) => one.promotionId === id && !one.isManual)
    const gifts = calculated.bonusChoices
      .filter((choice) => choice.promotionId === id)
      .map(({ maxItems }) => `A choice of ${countPieces(maxItems)} comes along.`)
    const isApplied = own.length > 0 || gifts.length > 0
    const mine = refusals.filter((one) => one.promotionId === id)
    // a reason that concerns single lines is shown at those lines, unless it concerns all lines
    const general = mine.filter(({ place }) => !place.itemId && !place.shipmentId)
    const shownMisses = isApplied || general.length > 0 ? general : mine
    const reasons = [...new Set(shownMisses.map((one) => describeRefusal(one, names)))]
    return {
      ...{ id, name, promotionClass, isApplied, gifts },
      minor: sumMinor(own.map(({ minor }) => minor)),
      reasons: isApplied || reasons.length > 0 ? reasons : ['It does not discount this bag.'],
    }
  }
  const all = facts.promotions.map(explain)
  return [...all.filter((one) => one.isApplied), ...all.filter((one) => !one.isApplied)]
}

const CODE_REFUSALS: Readonly<Record<CouponRefusal, string>> = {
  coupon_code_unknown: 'No coupon has this code',
  coupon_disabled: 'Its coupon is disabled',
  coupon_code_already_redeemed: 'The code was used before',
  redemption_limit_exceeded: 'The coupon was used as often as it may be',
  customer_redemption_limit_exceeded: 'The customer has used it as often as they may',
  timeframe_redemption_limit_exceeded: 'The customer has used it as often as they may for now',
  no_active_promotion: 'No promotion asks for it',
}

function toCodeProblem(
  { assessed: { calculated } }: ExplainedBasket,
  names: Names,
): Names['codeProblem'] {
  const refused = [...calculated.coupons, ...calculated.contextCoupons]
  return (couponIds) => {
    const own = refused.find(
      ({ ownCouponId, refusal }) => refusal && couponIds.includes(ownCouponId ?? ''),
    )
    return (
      own?.refusal &&
      `The code ${showCode(own, names)} may not be used: ${CODE_REFUSALS[own.refusal]}.`
    )
  }
}

/** Explains a code of a bag: whether it may be used, and what its promotions lack. */
export function explainCode(
  coupon: CalculatedCoupon,
  explained: ExplainedBasket,
  promotions: readonly ExplainedPromotion[],
  names: Names,
): ExplainedCode {
  const { refusal, isApplied, couponId } = coupon
  const code = showCode(coupon, names)
  if (refusal) return { code, outcome: CODE_REFUSALS[refusal], missing: [] }
  if (isApplied) return { code, outcome: 'Applied', missing: [] }
  const asking = explained.assessed.facts.promotions
    .filter(({ assignments }) =>
      assignments.some(({ couponIds }) => couponIds?.includes(couponId ?? '')),
    )
    .map(({ id }) => id)
  const missing = promotions
    .filter(({ id }) => asking.includes(id))
    .flatMap(({ name, reasons }) => reasons.map((reason) => `${name}: ${reason}`))
  return { code, outcome: 'May be used, but brings nothing here', missing }
}

const REFUSED_THEN: Readonly<Record<string, string>> = {
  ...CODE_REFUSALS,
  coupon_code_already_in_basket: 'The bag had it already',
  coupon_already_in_basket: 'The bag had another code of the same coupon',
}

/** What a shopper was told about a code. */
export const toOutcomeThen = (refusal: string | undefined): string =>
  refusal === undefined ? 'Accepted' : (REFUSED_THEN[refusal] ?? `Refused: ${refusal}`)
