import { isName } from '@rules/names'
import { LIMITS } from '@rules/field-limits'
import type { RuleKey } from './rule-key'
import { requiredLine } from './text'

/** A first or last name, at most 20 characters long (FORM-012). */
export const nameRule = personName('name')

/** Like `nameRule`, with another message. */
export function personName(wrong: RuleKey) {
  // an empty field is refused only as required
  return requiredLine(LIMITS.name, wrong).refine((name) => name === '' || isName(name), wrong)
}
