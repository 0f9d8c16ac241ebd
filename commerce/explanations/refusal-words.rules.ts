import { formatMinor } from '../../rules/office-money'
import { formatMoment } from '../../rules/moment-text'
import type { TracedRefusal } from '../baskets/assessment/basket-explanation'
import type { PromotionRefusal } from '../promotions/promotion-trace'
import { countPieces, describeRecurrence, listInWords, type Names } from './words'

type Threshold = Extract<PromotionRefusal, { kind: 'threshold' }>

export function describeRefusal(
  { refusal, place }: Pick<TracedRefusal, 'refusal' | 'place'>,
  names: Names,
): string {
  const sentence = toSentence(refusal, names)
  if (!place.isOneEnough) return sentence
  return `${sentence.replace(/\.$/, '')} (the campaign requires only one of its conditions).`
}

function toSentence(refusal: PromotionRefusal, names: Names): string {
  switch (refusal.kind) {
    case 'disabled':
      return 'The promotion is disabled.'
    case 'unassigned':
      return 'The promotion is not in a campaign.'
    case 'not_begun':
      return `The promotion starts on ${formatMoment(refusal.at, names.timezone)}.`
    case 'ended':
      return `The promotion ended on ${formatMoment(refusal.at, names.timezone)}.`
    case 'other_hours':
      return `Runs only ${describeRecurrence(refusal.recurrence)}.`
    case 'groups_missing':
      return `The shopper is not in ${refusal.isEvery ? 'all of the groups' : 'the group'} ${listInWords(refusal.groupIds, refusal.isEvery ? 'and' : 'or')}.`
    case 'source_code_missing':
      return `The shopper did not use a source code of ${listInWords(refusal.groupIds, 'or')}.`
    case 'qualifier_missing':
      return `The shopper's context does not have ${listInWords(
        refusal.qualifiers.map(({ type, value }) => `${type} ${value}`),
        'or',
      )}.`
    case 'coupon_missing':
      return (
        names.codeProblem?.(refusal.couponIds) ??
        `No code of the coupon ${listInWords(refusal.couponIds, 'or')} is in the bag.`
      )
    case 'other_currency':
      return `Applies only in ${refusal.currency}.`
    case 'other_payment':
      return `Requires payment by ${listInWords(refusal.paymentMethodIds, 'or')}.`
    case 'excluded':
      return `${names.promotion(refusal.by)} applies and excludes this promotion.`
    case 'taken':
      return `${names.promotion(refusal.by)} already applies here and cannot be combined.`
    case 'no_qualifying_product':
      return 'No product in the bag qualifies.'
    case 'threshold':
      return describeThreshold(refusal, names)
    case 'pieces_missing':
      return refusal.role === 'bought'
        ? `Buy ${countPieces(refusal.missing)} more to qualify.`
        : `Add ${countPieces(refusal.missing)} more that can be discounted.`
    case 'cheaper_apart':
      return 'The products cost less without the promotion.'
    case 'nothing_to_discount':
      return 'The bag contains no product that the promotion discounts.'
    case 'not_discounted':
      return 'The promotion does not discount this product.'
    case 'discounted_already':
      return 'The line already has a discount, so it does not count.'
    case 'applications_used':
      return `Applies at most ${refusal.most === 1 ? 'once' : `${refusal.most} times`}.`
    case 'other_shipping_method':
      return `Requires the shipping method ${listInWords(refusal.methodIds, 'or')}.`
    case 'other_goods':
      return 'The shipment contains products that do not qualify.'
    case 'no_shipping_method':
      return 'No shipping method is chosen yet.'
    case 'bonus_unavailable':
      return `${names.product(refusal.productId)} is the bonus, but it is sold out or offline.`
    case 'worth_nothing':
      return 'No discount: the price is already as low or lower.'
  }
}

function describeThreshold({ condition, threshold, reached }: Threshold, names: Names): string {
  const missing = threshold - reached
  if (condition === 'amount') {
    const [has, needs, lacks] = [reached, threshold, missing].map((minor) =>
      formatMinor(minor, names.currency),
    )
    return `Add ${lacks ?? ''} more to qualify (${has ?? ''} of ${needs ?? ''}).`
  }
  if (condition === 'quantity') {
    return `Add ${missing} more to qualify (${reached} of ${countPieces(threshold)}).`
  }
  return 'Some of the required products are not in the bag.'
}
