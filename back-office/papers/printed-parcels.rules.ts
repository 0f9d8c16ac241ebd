import type { PaperKind, PaperParcel } from '@contracts/papers'
import { isDueBy, type CardFormat } from './paper-choices'

interface PrintSettings {
  kind: PaperKind
  format: CardFormat
  /** The day until which parcels should leave; empty for all. */
  sendBy: string
  /** Whether also what was sent is printed, except on pick lists. */
  withSent: boolean
  /** The shipment and number of the only parcel that is printed, as in `me/2`; empty for all. */
  parcel: string
}

export interface PrintedParcels {
  printed: PaperParcel[]
  /** Of which a gift message is too long for the format. */
  tooLong: PaperParcel[]
  /** How many were sent and would be printed too. */
  sentCount: number
}

/** Chooses what is printed: what is on the paper is also what is counted and noted. */
export function choosePrinted(
  parcels: readonly PaperParcel[],
  { kind, format, sendBy, withSent, parcel: only }: PrintSettings,
): PrintedParcels {
  const due = parcels.filter(
    (parcel) =>
      (kind !== 'card' || hasMessage(parcel)) &&
      isDueBy(parcel, sendBy) &&
      (only === '' || `${parcel.shipmentId}/${parcel.parcel}` === only),
  )
  const isWanted = ({ isShipped }: PaperParcel) => !isShipped || (withSent && kind !== 'pick-list')
  const wanted = due.filter(isWanted)
  const isTooLong = (parcel: PaperParcel) =>
    kind === 'card' && messagesOf(parcel).some((text) => !fits(text, format))
  return {
    printed: wanted.filter((parcel) => !isTooLong(parcel)),
    tooLong: wanted.filter(isTooLong),
    sentCount: kind === 'pick-list' ? 0 : due.filter(({ isShipped }) => isShipped).length,
  }
}

/** The gift messages of a parcel and of its lines. */
export const messagesOf = ({ giftMessage, items }: PaperParcel): string[] =>
  [giftMessage, ...items.map((item) => item.giftMessage)].flatMap((text) => text || [])

export const hasMessage = (parcel: PaperParcel) => messagesOf(parcel).length > 0

/** A line break takes about the room of this many characters. */
const PER_LINE = 22

/** What fits into a folded card at the smallest size. */
const LONGEST_FOLDED = 1600

export const lengthOf = (text: string) => text.length + PER_LINE * (text.split('\n').length - 1)

/** A card that is not folded goes on with another one. */
const fits = (text: string, format: CardFormat) =>
  format === 'a6' || lengthOf(text) <= LONGEST_FOLDED
