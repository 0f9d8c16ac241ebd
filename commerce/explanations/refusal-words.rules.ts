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
  return `${sentence.replace(/\.$/, '')} (one of the campaign's conditions would be enough).`
}

function toSentence(refusal: PromotionRefusal, names: Names): string {
  switch (refusal.kind) {
    case 'disabled':
      return 'It is disabled.'
    case 'unassigned':
      return 'It belongs to no campaign.'
    case 'not_begun':
      return `It begins on ${formatMoment(refusal.at, names.timezone)}.`
    case 'ended':
      return `It ended on ${formatMoment(refusal.at, names.timezone)}.`
    case 'other_hours':
      return `It runs ${describeRecurrence(refusal.recurrence)} only.`
    case 'groups_missing':
      return `The shopper is not in ${refusal.isEvery ? 'all of the groups' : 'the group'} ${listInWords(refusal.groupIds, refusal.isEvery ? 'and' : 'or')}.`
    case 'source_code_missing':
      return `The shopper did not come by a source code of ${listInWords(refusal.groupIds, 'or')}.`
    case 'qualifier_missing':
      return `The shopper's context lacks ${listInWords(
        refusal.qualifiers.map(({ type, value }) => `${type} ${value}`),
        'or',
      )}.`
    case 'coupon_missing':
      return (
        names.codeProblem?.(refusal.couponIds) ??
        `No code of the coupon ${listInWords(refusal.couponIds, 'or')} is in the bag.`
      )
    case 'other_currency':
      return `It holds in ${refusal.currency} only.`
    case 'other_payment':
      return `It takes a payment by ${listInWords(refusal.paymentMethodIds, 'or')}.`
    case 'excluded':
      return `${names.promotion(refusal.by)} applies, and excludes it.`
    case 'taken':
      return `${names.promotion(refusal.by)} has it already, and shares it with no other.`
    case 'no_qualifying_product':
      return 'No product in the bag qualifies.'
    case 'threshold':
      return describeThreshold(refusal, names)
    case 'pieces_missing':
      return refusal.role === 'bought'
        ? `${countPieces(refusal.missing)} more would have to be bought.`
        : `${countPieces(refusal.missing)} that would be discounted ${refusal.missing === 1 ? 'is' : 'are'} missing.`
    case 'cheaper_apart':
      return 'The products cost less by themselves than by its price.'
    case 'nothing_to_discount':
      return 'No product that it discounts is in the bag.'
    case 'not_discounted':
      return 'It does not discount this product.'
    case 'discounted_already':
      return 'The line has a discount already, and counts for nothing here.'
    case 'applications_used':
      return `It applies ${refusal.most === 1 ? 'once' : `${refusal.most} times`} at most.`
    case 'other_shipping_method':
      return `It takes the shipping method ${listInWords(refusal.methodIds, 'or')}.`
    case 'other_goods':
      return 'The delivery holds products that do not qualify.'
    case 'no_shipping_method':
      return 'No shipping method is chosen yet.'
    case 'bonus_unavailable':
      return `${names.product(refusal.productId)} would come along, but is sold out or offline.`
    case 'worth_nothing':
      return 'It would take nothing off: the price is as low, or lower.'
  }
}

function describeThreshold({ condition, threshold, reached }: Threshold, names: Names): string {
  const missing = threshold - reached
  if (condition === 'amount') {
    const [has, needs, lacks] = [reached, threshold, missing].map((minor) =>
      formatMinor(minor, names.currency),
    )
    return `What qualifies comes to ${has ?? ''}, and ${needs ?? ''} are asked for: ${lacks ?? ''} are missing.`
  }
  if (condition === 'quantity') {
    return `${countPieces(reached)} ${reached === 1 ? 'qualifies' : 'qualify'}, and ${threshold} are asked for: ${missing} ${missing === 1 ? 'is' : 'are'} missing.`
  }
  return 'The products that it asks for are not all in the bag.'
}
