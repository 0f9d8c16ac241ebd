import type { PackingCalendar } from '../../shipping/delivery-window.rules'
import { dayOf, timezoneOf, toShopTime } from '../../sites/shop-time.rules'
import type { BasketDocument, BasketItem } from '../model/basket-document.schemas'
import type { BasketFacts, ProductFacts } from '../model/basket-facts'
import { readCustomMix } from '../../custom-mix.schemas'
import { isFlagged } from '../model/product-flags'
import { listBlackoutDays } from './wanted-date.rules'

/** Returns the current time in the site's time zone, and the days without dispatch or delivery. */
export function toPackingCalendar({
  preferences = {},
  now,
}: Pick<BasketFacts, 'preferences' | 'now'>): PackingCalendar {
  const { day, minute } = toShopTime(now, timezoneOf(preferences))
  return { today: day, minute, closed: listBlackoutDays(preferences) }
}

/** Returns whether a shipment contains a meltable product, piece or bundle part (PDP-089). */
export function holdsMeltable(shipmentId: string, document: BasketDocument, facts: BasketFacts) {
  return listContents(shipmentId, document, facts).some(({ custom }) =>
    isFlagged(custom, 'isMeltable'),
  )
}

/**
 * Returns the last day on which all goods of a shipment can be sent (`shipThrough`); undefined if
 * there is no limit.
 */
export function lastShipDateOf(
  shipmentId: string,
  document: BasketDocument,
  facts: BasketFacts,
): string | undefined {
  const timezone = timezoneOf(facts.preferences ?? {})
  const days = listContents(shipmentId, document, facts).flatMap(({ custom = {} }) => {
    const date = custom['shipThrough']
    return (typeof date === 'string' && dayOf(date, timezone)) || []
  })
  return days.sort()[0]
}

function listContents(
  shipmentId: string,
  { items }: BasketDocument,
  { products }: BasketFacts,
): ProductFacts[] {
  return items
    .filter((item) => item.shipmentId === shipmentId)
    .flatMap(listProductIds)
    .flatMap((id) => products.get(id) ?? [])
}

function listProductIds({ productId, bundledItems = [], custom }: BasketItem): string[] {
  const pieces = readCustomMix(custom.c_customMix)?.pieces ?? []
  return [productId, ...[...bundledItems, ...pieces].map((part) => part.productId)]
}
