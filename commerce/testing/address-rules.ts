import type { ConditionGroup } from '../customer-groups/customer-group.schemas'
import { ADDRESS_PATH } from '../shipping/shipping-address.rules'

/** `exclude('stateCode', 'AK')`. */
export function exclude(attribute: string, value: string, operator = 'is-equal'): ConditionGroup {
  const condition = { path: `${ADDRESS_PATH}${attribute}`, operator, values: value ? [value] : [] }
  return { matchMode: 'any', conditions: [condition] }
}

export const PO_BOXES = exclude('custom.isPOBox', '', 'is-true')
