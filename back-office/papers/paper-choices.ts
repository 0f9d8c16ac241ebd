import { isDay } from '@rules/day-texts'
import type { PaperKind, PaperParcel } from '@contracts/papers'

export const KIND_NAMES: Readonly<Record<PaperKind, string>> = {
  slip: 'Packing slips',
  card: 'Gift messages',
  'pick-list': 'Pick list',
}

export const toKind = (text: string): PaperKind =>
  text === 'card' || text === 'pick-list' ? text : 'slip'

export type Prices = 'unless-gift' | 'never' | 'always'
export const PRICES: readonly (readonly [Prices, string])[] = [
  ['unless-gift', 'Not for gifts'],
  ['never', 'Without prices'],
  ['always', 'With prices'],
]

export type CardFormat = 'a6' | 'letter' | 'a4'
export const FORMATS: readonly (readonly [CardFormat, string])[] = [
  ['a6', 'A6 card'],
  ['letter', 'Letter, to fold twice'],
  ['a4', 'A4, to fold twice'],
]

/** Whether a parcel is to be sent, and should leave on this day or earlier; without a day, always. */
export function isDueBy({ isShipped, leavesOn = '' }: PaperParcel, day: string): boolean {
  return !isDay(day) || (!isShipped && leavesOn <= day)
}

export const keyOf = ({ orderNo, shipmentId, parcel }: PaperParcel) =>
  `${orderNo} ${shipmentId}/${parcel}`

/** `Order 00001001, parcel 2 of 3` */
export function toParcelName({ orderNo, place, count }: PaperParcel): string {
  return count > 1 ? `Order ${orderNo}, parcel ${place} of ${count}` : `Order ${orderNo}`
}
