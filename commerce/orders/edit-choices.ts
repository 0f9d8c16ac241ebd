import type { EditedAddress, ShipmentChoices } from '../../contracts/order-edit'
import { secondLine } from '../../rules/address-lines'
import { toCountryCode } from '../../rules/country-code'
import type { AssessedBasket } from '../baskets/assessment/assess-basket'
import { listFittingMethods, findFittingMethod } from '../baskets/calculation/fitting-methods.rules'
import type { BasketDocument } from '../baskets/model/basket-document.schemas'
import { lastShipDateOf, toPackingCalendar } from '../baskets/shipments/delivery-facts'
import { findShipment } from '../baskets/shipments/shipments.rules'
import { toDay } from '../baskets/shipments/wanted-date.rules'
import { isOn } from '../custom-values'
import { deliveryWindow } from '../shipping/delivery-window.rules'
import { isUnservedCountry } from '../shipping/shipping.rules'

/** Returns what a parcel has, and what can be chosen for it as long as its address stays. */
export function toChoices(
  document: BasketDocument,
  shipmentId: string,
  assessed: AssessedBasket,
): ShipmentChoices {
  const { facts } = assessed
  const countries = listCountries(assessed)
  const shipment = findShipment(document, shipmentId)
  const { shippingAddress = { countryCode: countries[0] } } = shipment
  const method = findFittingMethod(shipment, document, facts)
  const window =
    method &&
    deliveryWindow(method, toPackingCalendar(facts), lastShipDateOf(shipmentId, document, facts))
  return {
    address: toEditedAddress(shippingAddress),
    countries,
    methodId: method?.id ?? '',
    methods: listFittingMethods(shipment, document, facts)
      .filter((one) => !one.isPickup)
      .map(({ id, name }) => ({ id, name })),
    date: toDay(shipment.custom.c_DATE_WANTED) ?? '',
    ...(window && { days: { first: window.arrivesBy, last: window.lastDate } }),
    giftMessage: shipment.giftMessage ?? '',
  }
}

interface Shop {
  site: Pick<AssessedBasket['site'], 'preferences'>
  facts: Pick<AssessedBasket['facts'], 'shippingMethods'>
}

/** Returns what the storefront's address forms offer, without what a delivery would be refused to. */
export function listCountries({ site, facts }: Shop): string[] {
  const { enableCanada, canadaEnabled } = site.preferences
  const offered = isOn(enableCanada ?? canadaEnabled) ? ['US', 'CA'] : ['US']
  return offered.filter((code) => !isUnservedCountry(facts.shippingMethods, code))
}

type StoredAddress = Partial<Record<keyof EditedAddress | 'suite' | 'postBox', string | undefined>>

/** Imported addresses may have their country in another way. */
export function toEditedAddress(address: StoredAddress): EditedAddress {
  const text = (field: keyof StoredAddress) => address[field] ?? ''
  return {
    ...{ firstName: text('firstName'), lastName: text('lastName') },
    ...{ companyName: text('companyName'), address1: text('address1') },
    address2: secondLine(address),
    ...{ city: text('city'), stateCode: text('stateCode'), postalCode: text('postalCode') },
    countryCode: toCountryCode(text('countryCode')) ?? text('countryCode'),
    phone: text('phone'),
  }
}
