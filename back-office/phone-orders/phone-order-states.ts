import type { PhoneOrderState } from '@rules/phone-order-states'
import type { States } from '../parts/state-badge'

export const PHONE_ORDER_STATES: States<PhoneOrderState> = {
  draft: ['Draft', 'gray'],
  waiting: ['Waiting for payment', 'orange'],
  placed: ['Placed', 'green'],
  withdrawn: ['Withdrawn', 'gray'],
  expired: ['Not paid in time', 'red'],
}
