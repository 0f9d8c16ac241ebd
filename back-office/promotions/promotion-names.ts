import type { OfficePromotionClass, OfficePromotionState } from '@contracts/promotion'
import type { States } from '../parts/state-badge'

export const PROMOTION_STATES: States<OfficePromotionState> = {
  active: ['Active', 'green'],
  scheduled: ['Scheduled', 'orange'],
  ended: ['Ended', 'gray'],
  disabled: ['Disabled', 'red'],
  unassigned: ['In no campaign', 'gray'],
}

export const CLASS_NAMES: Readonly<Record<OfficePromotionClass, string>> = {
  product: 'Products',
  order: 'Order',
  shipping: 'Shipping',
}
