import { z } from 'zod'

const Condition = z.object({
  /** E.g. `customer.profile.custom.tier`, `session.sourceCodeGroup`. */
  path: z.string(),
  operator: z.string(),
  /** Texts, numbers and dates as text; both ends of a range. */
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

/** The members of a dynamic group. A plain list is treated as the included conditions. */
export const MembershipRule = z.preprocess(
  (value) => (Array.isArray(value) ? { included: value } : value),
  Rule,
)
export type MembershipRule = z.infer<typeof Rule>
