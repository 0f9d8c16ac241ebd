import type { OfficePromotionState } from '../../domain/promotion-wire'
import type { Assignment, Promotion } from '../promotions/promotion.schemas'

/**
 * Returns whether a promotion runs at a given time, by the dates of its campaigns; daily hours are
 * ignored.
 */
export function promotionStateAt(
  { enabled, assignments }: Promotion,
  at: Date,
): OfficePromotionState {
  if (!enabled) return 'disabled'
  if (assignments.length === 0) return 'unassigned'
  const states = assignments.map((assignment) => assignmentStateAt(assignment, at))
  return (
    states.find((state) => state === 'active') ??
    states.find((state) => state === 'scheduled') ??
    'ended'
  )
}

export function assignmentStateAt(
  { startsAt, endsAt }: Pick<Assignment, 'startsAt' | 'endsAt'>,
  at: Date,
): 'active' | 'scheduled' | 'ended' {
  if (endsAt.some((instant) => Date.parse(instant) <= at.getTime())) return 'ended'
  return startsAt.some((instant) => Date.parse(instant) > at.getTime()) ? 'scheduled' : 'active'
}
