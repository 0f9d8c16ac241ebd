import type { CustomerService } from '../../customers/customer.service'
import type { Shopper } from '../../access/require-shopper'
import { isGiftMethod } from '../../payments/payment-methods.rules'
import { isUnservedCountry, type ShippingMethod } from '../../shipping/shipping.rules'
import { toAddress } from '../shipments/address.rules'
import type { BasketDocument } from '../model/basket-document.schemas'
import { isPickupShipment } from '../model/basket-document.schemas'
import { AddPaymentInstrument, AddressBody } from '../model/basket-requests.schemas'
import { addPaymentInstrument } from '../payments/payment-instruments.rules'
import { setShippingAddress } from '../shipments/shipments.rules'

export interface CustomerDetails {
  address?: AddressBody
  instrument?: AddPaymentInstrument
}

interface PopulateTools {
  currency: string
  shippingMethods: readonly ShippingMethod[]
  paymentMethodIds: readonly string[]
  newId: () => string
}

/**
 * A saved gift card is passed over: its number and security code are not stored, so the shopper
 * enters them for each basket.
 */
export async function readCustomerDetails(
  { customers }: { customers: CustomerService },
  { customerId, isRegistered }: Shopper,
): Promise<CustomerDetails> {
  if (!isRegistered) return {}
  const { addresses = [], paymentInstruments = [] } = await customers.getCustomer(customerId)
  const address = AddressBody.safeParse(addresses.find((one) => one.preferred) ?? addresses[0])
  const reusable = paymentInstruments.filter(
    ({ paymentMethodId = '' }) => !isGiftMethod(paymentMethodId),
  )
  const instrument = AddPaymentInstrument.safeParse(
    reusable.find((one) => one.default) ?? reusable[0],
  )
  return {
    ...(address.success && toAddress(address.data) && { address: address.data }),
    ...(instrument.success && { instrument: instrument.data }),
  }
}

/** Fills in the customer's saved details where the basket has none of its own. */
export function populate(
  document: BasketDocument,
  { address, instrument }: CustomerDetails,
  { shippingMethods, ...tools }: PopulateTools,
): BasketDocument {
  let populated = document
  if (address) {
    for (const shipment of document.shipments) {
      if (shipment.shippingAddress || isPickupShipment(shipment)) continue
      if (isUnservedCountry(shippingMethods, toAddress(address)?.countryCode)) continue
      const { shipmentId } = shipment
      populated = setShippingAddress(populated, shipmentId, address, false, shippingMethods)
    }
    const { billingAddress = toAddress(address) } = populated
    populated = { ...populated, billingAddress }
  }
  const isPaid = populated.paymentInstruments.length > 0
  if (isPaid || !instrument || !tools.paymentMethodIds.includes(instrument.paymentMethodId)) {
    return populated
  }
  return addPaymentInstrument(populated, instrument, {
    ...tools,
    currency: document.currency ?? tools.currency,
  })
}
