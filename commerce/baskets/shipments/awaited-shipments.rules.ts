import type { BasketDocument, Shipment } from '../model/basket-document.schemas'

/** Longer than it takes a storefront to send what a new recipient gets, tries over included. */
const AWAITED_MS = 120_000

/** Whether a shipment was added a moment ago, so that its items may still follow. */
export function isAwaited({ awaitedSince }: Shipment, now: Date): boolean {
  return awaitedSince !== undefined && now.getTime() - Date.parse(awaitedSince) < AWAITED_MS
}

/** Records when a shipment without items was created, until it has some. */
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

/** Whether goods or gift certificates are in it. */
export function holdsSomething(
  { shipmentId }: Shipment,
  { items, giftCertificateItems = [] }: BasketDocument,
): boolean {
  return [...items, ...giftCertificateItems].some((item) => item.shipmentId === shipmentId)
}
