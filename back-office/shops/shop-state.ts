import type { OfficeShopState } from '@contracts/shop'
import type { States } from '../parts/state-badge'

export const SHOP_STATES: States<OfficeShopState> = {
  pickup: ['Pick-up', 'green'],
  'no-pickup': ['No pick-up', 'gray'],
  closed: ['Temporarily closed', 'orange'],
  hidden: ['Not listed', 'gray'],
}
