import { z } from 'zod'

const Condition = z.object({
  /** E.g. `customer.profile.custom.tier`, `session.sourceCodeGroup`. */
  path: z.string(),
  operator: z.string(),
  /** Texts, numbers and days as text; of a range both ends. */
  values: z.array(z.string()),
})
export type Condition = z.infer<typeof Condition>

export const ConditionGroup = z.object({
  matchMode: z.enum(['all', 'any']),
  conditions: z.array(Condition),
})
export type ConditionGroup = z.infer<typeof ConditionGroup>

const Rule = z.object({
  included: z.array(ConditionGroup),
  excluded: z.array(ConditionGroup).default([]),
})

/** Who belongs to a dynamic group; a bare list is what it includes. */
export const MembershipRule = z.preprocess(
  (value) => (Array.isArray(value) ? { included: value } : value),
  Rule,
)
export type MembershipRule = z.infer<typeof Rule>
