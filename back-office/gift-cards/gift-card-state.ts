import type { OfficeGiftCardState } from '@contracts/promotion'
import type { States } from '../parts/state-badge'

export const GIFT_CARD_STATES: States<OfficeGiftCardState> = {
  usable: ['Usable', 'green'],
  pending: ['Waits for its day', 'orange'],
  spent: ['Spent', 'gray'],
  blocked: ['Blocked', 'red'],
  withdrawn: ['Withdrawn', 'gray'],
}
