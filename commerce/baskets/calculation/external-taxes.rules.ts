import { toDecimal, toMinor } from '../../money'
import type { BasketDocument, ExternalTax } from '../model/basket-document.schemas'
import { invalidTaxMode, refusal } from '../model/basket-problems'
import { shippingItemIdOf } from '../model/shipping-item'
import type { TaxItemsBody } from './tax-requests.schemas'

/** @throws Problem 409 `invalid-tax-mode` for a basket whose taxes the engine computes. */
export function requireExternalTaxMode(basketId: string, { taxMode }: BasketDocument): void {
  if (taxMode !== 'external') throw invalidTaxMode(basketId)
}

/**
 * Sets the taxes of the given items; other items keep theirs.
 * @throws Problem 409 `invalid-tax-mode` if the engine computes the basket's taxes, 404 for an
 * unknown item.
 */
export function setExternalTaxes(
  document: BasketDocument,
  basketId: string,
  taxes: Readonly<Record<string, TaxItemsBody>>,
  currency: string,
): BasketDocument {
  requireExternalTaxMode(basketId, document)
  const known = listTaxableItemIds(document)
  const externalTaxes = { ...document.externalTaxes }
  for (const [itemId, { taxItems = [] }] of Object.entries(taxes)) {
    if (!known.has(itemId)) throw itemNotFound(itemId)
    externalTaxes[itemId] = taxItems.map((tax) => toExternalTax(tax, currency))
  }
  return { ...document, externalTaxes }
}

/** Returns the external taxes as they were set, by item id, without removed items. */
export function listExternalTaxes(
  document: BasketDocument,
  currency: string,
): Record<string, TaxItemsBody> {
  const known = listTaxableItemIds(document)
  const entries = Object.entries(document.externalTaxes ?? {}).filter(([id]) => known.has(id))
  return Object.fromEntries(
    entries.map(([itemId, taxes]) => [
      itemId,
      {
        taxItems: taxes.map(({ id, rate, amountMinor }) => ({
          id,
          rate,
          ...(amountMinor === undefined ? {} : { value: toDecimal(amountMinor, currency) }),
        })),
      },
    ]),
  )
}

/** Removes all external taxes if `isWanted`: the change to the basket may have made them wrong. */
export function dropExternalTaxes(document: BasketDocument, isWanted: boolean): BasketDocument {
  if (!isWanted || document.externalTaxes === undefined) return document
  return { ...document, externalTaxes: undefined }
}

function listTaxableItemIds({ items, shipments, giftCertificateItems }: BasketDocument) {
  return new Set([
    ...items.flatMap(({ itemId, optionItems = [] }) => [
      itemId,
      ...optionItems.map((option) => option.itemId),
    ]),
    ...shipments.map(({ shipmentId }) => shippingItemIdOf(shipmentId)),
    ...(giftCertificateItems ?? []).map((item) => item.giftCertificateItemId),
  ])
}

function toExternalTax(
  { id, rate, value }: NonNullable<TaxItemsBody['taxItems']>[number],
  currency: string,
): ExternalTax {
  return { id, rate, ...(value === undefined ? {} : { amountMinor: toMinor(value, currency) }) }
}

function itemNotFound(itemId: string) {
  return refusal(404, 'item-not-found', `No item with ID '${itemId}' could be found.`)
}
