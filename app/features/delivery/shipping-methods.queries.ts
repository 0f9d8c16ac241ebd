import { listShippingMethods, type Shipment } from '@/commerce-client/basket-shipments'
import type { Basket, ShippingMethods } from '@/commerce-client/baskets'

export type Method = NonNullable<ShippingMethods['applicableShippingMethods']>[number]

/**
 * Queries the methods for a shipment, again whenever its address or total changes. Browser only.
 */
export const shippingMethodsQuery = (
  siteId: string,
  { basketId = '' }: Basket,
  { shipmentId = '', shippingAddress, productTotal }: Shipment,
) => ({
  queryKey: [
    'shopper',
    'shipping-methods',
    siteId,
    basketId,
    shipmentId,
    shippingAddress?.countryCode ?? '',
    shippingAddress?.stateCode ?? '',
    shippingAddress?.address1 ?? '',
    productTotal ?? 0,
  ] as const,
  queryFn: async (): Promise<Method[]> => {
    const { applicableShippingMethods = [] } = await listShippingMethods(
      siteId,
      basketId,
      shipmentId,
    )
    // Pickup is chosen together with the shop, on the product page.
    return applicableShippingMethods.filter((method) => method.c_storePickupEnabled !== true)
  },
  enabled: typeof window !== 'undefined',
  keepPreviousData: true,
})
