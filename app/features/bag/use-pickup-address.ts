import { useEffect, useRef, useState } from 'react'
import { toPlainText } from '@rules/plain-text'
import { useQuery } from '@tanstack/react-query'
import { updateShipment } from '@/commerce-client/basket-shipments'
import type { Basket, BasketAddress } from '@/commerce-client/baskets'
import { hasItems, isPickupShipment } from '@/rules/shipments'
import { pickupShopQuery } from '@/integrations/store-locator/store-locator.queries'
import { toPickupAddress } from '@/shopper/basket/pickup-place'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import { useSite } from '@/site/use-site'

const COMPARED = ['companyName', 'address1', 'address2', 'city', 'stateCode', 'postalCode'] as const

/**
 * Updates the address of pickup shipments if the shop has moved. Returns whether an address was
 * updated since the bag was opened (CART-002).
 */
export function usePickupAddress(basket: Basket | null): boolean {
  const { id: siteId } = useSite()
  const [isUpdated, setUpdated] = useState(false)
  const tried = useRef('')
  const shipment = basket?.shipments?.find((one) => isPickupShipment(one) && hasItems(one, basket))
  const { shipmentId = '', shippingAddress, c_fromStoreId } = shipment ?? {}
  const shopId = typeof c_fromStoreId === 'string' ? c_fromStoreId : ''
  const { data: shop } = useQuery(pickupShopQuery(siteId, shopId))
  const { mutate } = useBasketMutation<BasketAddress>((site, basketId, address) =>
    updateShipment(site, basketId, shipmentId, { shippingAddress: address }),
  )
  useEffect(() => {
    if (!shop || shop.id !== shopId) return
    const address = toPickupAddress(shop)
    const isSame = COMPARED.every(
      (name) => toPlainText(shippingAddress?.[name] ?? '') === toPlainText(address[name] ?? ''),
    )
    const key = JSON.stringify(address)
    if (isSame || tried.current === key) return
    tried.current = key
    mutate(address, { onSuccess: () => setUpdated(true) })
  }, [shop, shopId, shippingAddress, mutate])
  return isUpdated
}
