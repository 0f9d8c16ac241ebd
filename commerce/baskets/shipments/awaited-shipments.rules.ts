import type { BasketDocument, Shipment } from '../model/basket-document.schemas'

/** Longer than a storefront needs to send the items of a new recipient, including retries. */
const AWAITED_MS = 120_000

/** Returns whether a shipment was added so recently that its items may still follow. */
export function isAwaited({ awaitedSince }: Shipment, now: Date): boolean {
  return awaitedSince !== undefined && now.getTime() - Date.parse(awaitedSince) < AWAITED_MS
}

/** Records the creation time of a shipment without items, until it contains some. */
export function markAwaited(
  before: BasketDocument,
  after: BasketDocument,
  now: Date,
): BasketDocument {
  const known = new Set(before.shipments.map(({ shipmentId }) => shipmentId))
  return {
    ...after,
    shipments: after.shipments.map((shipment): Shipment => {
      const { awaitedSince, ...rest } = shipment
      if (holdsSomething(shipment, after)) return awaitedSince === undefined ? shipment : rest
      return known.has(shipment.shipmentId)
        ? shipment
        : { ...rest, awaitedSince: now.toISOString() }
    }),
  }
}

export function holdsSomething(
  { shipmentId }: Shipment,
  { items, giftCertificateItems = [] }: BasketDocument,
): boolean {
  return [...items, ...giftCertificateItems].some((item) => item.shipmentId === shipmentId)
}
