import { badRequest } from '../../http/problem'
import { toMinor } from '../../money'
import type { BasketDocument, GiftCertificateItem } from '../model/basket-document.schemas'
import { giftCertificateItemNotFound } from '../model/basket-problems'
import { mergeCustom } from '../model/custom-properties.schemas'
import { findShipment } from '../shipments/shipments.rules'
import type { GiftCertificateBody } from '../model/gift-certificate-requests.schemas'

/** @throws Problem 400 for an amount of zero, 404 for an unknown shipment. */
export function addGiftCertificateItem(
  document: BasketDocument,
  body: GiftCertificateBody,
  { currency, newId }: { currency: string; newId: () => string },
): BasketDocument {
  const item = { ...toItem(document, body, currency), giftCertificateItemId: newId() }
  return { ...document, giftCertificateItems: [...(document.giftCertificateItems ?? []), item] }
}

/** @throws Problem 400 for an amount of zero, 404 for an unknown item or shipment. */
export function updateGiftCertificateItem(
  document: BasketDocument,
  giftCertificateItemId: string,
  body: GiftCertificateBody,
  currency: string,
): BasketDocument {
  const current = findItem(document, giftCertificateItemId)
  const changed = {
    ...current,
    ...toItem(document, body, currency),
    custom: mergeCustom(current.custom, body.custom),
  }
  const giftCertificateItems = document.giftCertificateItems?.map((item) =>
    item === current ? changed : item,
  )
  return { ...document, giftCertificateItems }
}

/** @throws Problem 404 for an unknown item. */
export function removeGiftCertificateItem(
  document: BasketDocument,
  giftCertificateItemId: string,
): BasketDocument {
  const removed = findItem(document, giftCertificateItemId)
  const giftCertificateItems = document.giftCertificateItems?.filter((item) => item !== removed)
  return { ...document, giftCertificateItems }
}

function toItem(
  document: BasketDocument,
  { amount, custom, shipmentId, ...texts }: GiftCertificateBody,
  currency: string,
): Omit<GiftCertificateItem, 'giftCertificateItemId'> {
  const amountMinor = toMinor(amount, currency)
  if (amountMinor === 0) throw badRequest('The amount must be above 0.', 'invalid-amount')
  if (shipmentId !== undefined) findShipment(document, shipmentId)
  return {
    ...texts,
    ...(shipmentId !== undefined && { shipmentId }),
    amountMinor,
    custom: mergeCustom({}, custom),
  }
}

function findItem(document: BasketDocument, itemId: string): GiftCertificateItem {
  const found = document.giftCertificateItems?.find((one) => one.giftCertificateItemId === itemId)
  if (found) return found
  throw giftCertificateItemNotFound(itemId)
}
