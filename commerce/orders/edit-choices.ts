import type { ShipmentChoices } from '../../contracts/order-edit'
import type { AssessedBasket } from '../baskets/assessment/assess-basket'
import { listFittingMethods, findFittingMethod } from '../baskets/calculation/fitting-methods.rules'
import type { BasketDocument } from '../baskets/model/basket-document.schemas'
import { lastShipDateOf, toPackingCalendar } from '../baskets/shipments/delivery-facts'
import { findShipment } from '../baskets/shipments/shipments.rules'
import { toDay } from '../baskets/shipments/wanted-date.rules'
import { deliveryWindow } from '../shipping/delivery-window.rules'

/** Returns what a parcel has, and what can be chosen for it as long as its address stays. */
export function toChoices(
  document: BasketDocument,
  shipmentId: string,
  { facts }: AssessedBasket,
): ShipmentChoices {
  const shipment = findShipment(document, shipmentId)
  const { shippingAddress: address } = shipment
  const text = (value: string | undefined) => value ?? ''
  const method = findFittingMethod(shipment, document, facts)
  const window =
    method &&
    deliveryWindow(method, toPackingCalendar(facts), lastShipDateOf(shipmentId, document, facts))
  return {
    address: {
      firstName: text(address?.firstName),
      lastName: text(address?.lastName),
      companyName: text(address?.companyName),
      address1: text(address?.address1),
      address2: [address?.address2, address?.suite].filter(Boolean).join(' '),
      city: text(address?.city),
      stateCode: text(address?.stateCode),
      postalCode: text(address?.postalCode),
      countryCode: text(address?.countryCode),
      phone: text(address?.phone),
    },
    methodId: method?.id ?? '',
    methods: listFittingMethods(shipment, document, facts)
      .filter((one) => !one.isPickup)
      .map(({ id, name }) => ({ id, name })),
    date: toDay(shipment.custom.c_DATE_WANTED) ?? '',
    ...(window && { days: { first: window.arrivesBy, last: window.lastDate } }),
    giftMessage: text(shipment.giftMessage),
  }
}
