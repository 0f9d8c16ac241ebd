import { listShippingMethods, type Shipment } from '@/commerce-client/basket-shipments'
import type { Basket, ShippingMethods } from '@/commerce-client/baskets'

export type Method = NonNullable<ShippingMethods['applicableShippingMethods']>[number]

/** The methods for a shipment, asked again when its place or its worth changes. Browser only. */
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
    // Pickup is chosen on the product page, together with the shop.
    return applicableShippingMethods.filter((method) => method.c_storePickupEnabled !== true)
  },
  enabled: typeof window !== 'undefined',
  keepPreviousData: true,
})
