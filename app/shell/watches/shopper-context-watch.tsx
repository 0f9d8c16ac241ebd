import { useShopperContext } from '@/shopper/context/use-shopper-context'

/** Has the service know how this session shops, on whichever page. */
export function ShopperContextWatch() {
  useShopperContext()
  return null
}
