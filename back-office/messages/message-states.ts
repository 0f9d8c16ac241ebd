import type { OfficeMessageState } from '@contracts/message'
import type { States } from '../parts/state-badge'

export const MESSAGE_STATES: States<OfficeMessageState> = {
  open: ['Open', 'orange'],
  assigned: ['Assigned', 'blue'],
  answered: ['Answered', 'green'],
}
