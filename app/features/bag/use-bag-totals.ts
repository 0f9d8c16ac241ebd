import { useQuery } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import type { CustomerAddress } from '@/commerce-client/customers'
import type { ShippingEstimate } from '@/commerce-client/shipping-gateway'
import { isMultiShip, listRecipients } from '@/rules/recipients'
import { hasItems } from '@/rules/shipments'
import { findMethodToChoose } from '@rules/first-shipping-method'
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
  const isPoBox = toAddressValues(preferred).c_isPOBox
  const isAsked = shipmentId !== undefined && Boolean(stateCode && postalCode) && !isPoBox
  const query = shippingCostsQuery(siteId, basket, { postalCode, countryCode, stateCode, city })
  const { data, isFetching } = useQuery({
    ...query,
    queryKey: [...query.queryKey, 'totals'],
    queryFn: async () => toSentTotals(basket, shipmentId, await query.queryFn()),
    enabled: isAsked,
  })
  if (!isAsked || !data) return { totals: basket, isFetching: isAsked && isFetching }
  return { totals: data, preferred, isFetching }
}

/** Returns the only delivery, if it has no address and no gift card pays yet. */
function findUnaddressed(basket: Basket): string | undefined {
  if (isMultiShip(basket) || basket.paymentInstruments?.length) return undefined
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
  const { id, price, taxTotal, orderTotal } = cost
  return {
    ...basket,
    taxTotal,
    orderTotal,
    c_taxPending: false,
    shippingItems: [...(basket.shippingItems ?? []), { shipmentId, price }],
    shipments: basket.shipments?.map((shipment) =>
      shipment.shipmentId === shipmentId ? { ...shipment, shippingMethod: { id } } : shipment,
    ),
  }
}
