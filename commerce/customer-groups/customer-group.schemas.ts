import { z } from 'zod'

const Condition = z.object({
  /** E.g. `customer.profile.custom.tier`, `session.sourceCodeGroup`. */
  path: z.string(),
  operator: z.string(),
  /** Texts, numbers and days, all as text; a range has both ends. */
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

export const MembershipRule = z.preprocess(
  (value) => (Array.isArray(value) ? { included: value } : value),
  Rule,
)
export type MembershipRule = z.infer<typeof Rule>
