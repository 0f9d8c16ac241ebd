import { useQuery } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import type { CustomerAddress } from '@/commerce-client/customers'
import type { ShippingEstimate } from '@/commerce-client/shipping-gateway'
import { isMultiShip, listRecipients } from '@/rules/recipients'
import { hasItems } from '@/rules/shipments'
import { findMethodToChoose } from '@rules/first-shipping-method'
import { isPoBoxAddress } from '@rules/po-box'
import { isSameAddress, toAddressValues } from '@/forms/address-values'
import { useSelectableAddresses } from '@/purchase/addresses/use-selectable-addresses'
import { shippingCostsQuery } from '@/shopper/basket/shipping-costs.queries'
import { useSite } from '@/site/use-site'

interface BagTotals {
  totals: Basket
  /** The address that the totals are for, if the bag does not contain it yet. */
  preferred?: CustomerAddress
  isFetching: boolean
}

/**
 * Returns the totals that checkout will show. It sends a bag without any address to the customer's
 * preferred one; the service computes what that costs.
 */
export function useBagTotals(basket: Basket): BagTotals {
  const { id: siteId } = useSite()
  const preferred = useSelectableAddresses().find((entry) => entry.preferred)
  const shipmentId = findUnaddressed(basket)
  const { postalCode = '', countryCode = '', stateCode, city } = preferred ?? {}
  const c_isPOBox = isPoBoxAddress(preferred ?? {})
  const isAsked = shipmentId !== undefined && Boolean(stateCode && postalCode)
  const place = { postalCode, countryCode, stateCode, city, c_isPOBox }
  const query = shippingCostsQuery(siteId, basket, place)
  const { data, isFetching } = useQuery({
    ...query,
    queryKey: [...query.queryKey, 'totals'],
    queryFn: async () => toSentTotals(basket, shipmentId, await query.queryFn()),
    enabled: isAsked,
  })
  if (!isAsked || !data) return { totals: basket, isFetching: isAsked && isFetching }
  return { totals: data, preferred, isFetching }
}

/** Returns the only delivery, if it has no address. */
function findUnaddressed(basket: Basket): string | undefined {
  if (isMultiShip(basket)) return undefined
  const [only] = listRecipients(basket)
  if (!only || !hasItems(only, basket)) return undefined
  const known = toAddressValues(only.shippingAddress)
  return isSameAddress(known, toAddressValues(undefined)) ? only.shipmentId : undefined
}

function toSentTotals(
  basket: Basket,
  shipmentId: string | undefined,
  { shippingCosts }: ShippingEstimate,
): Basket | null {
  const cost = findMethodToChoose(shippingCosts, undefined)
  if (!cost) return null
  const { id, price, taxTotal, orderTotal, c_paymentAmount, c_payments = [] } = cost
  return {
    ...basket,
    taxTotal,
    orderTotal,
    c_paymentAmount,
    paymentInstruments: basket.paymentInstruments?.map((payment) => ({
      ...payment,
      ...c_payments.find((one) => one.paymentInstrumentId === payment.paymentInstrumentId),
    })),
    c_taxPending: false,
    shippingItems: [...(basket.shippingItems ?? []), { shipmentId, price }],
    shipments: basket.shipments?.map((shipment) =>
      shipment.shipmentId === shipmentId ? { ...shipment, shippingMethod: { id } } : shipment,
    ),
  }
}
