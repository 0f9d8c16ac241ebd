import type { Assignment, Promotion } from './promotion.schemas'

/**
 * Returns the enabled promotions of a campaign that run on at least one day of the range. Without a
 * range, returns all of them.
 */
export function listCampaignPromotions(
  promotions: readonly Promotion[],
  campaignId: string,
  range?: { from: Date; to: Date },
): Promotion[] {
  return promotions.filter(
    ({ enabled, assignments }) =>
      enabled &&
      assignments.some(
        (assignment) =>
          assignment.campaignId === campaignId && (!range || overlaps(assignment, range)),
      ),
  )
}

function overlaps({ startsAt, endsAt }: Assignment, { from, to }: { from: Date; to: Date }) {
  return (
    startsAt.every((instant) => Date.parse(instant) <= to.getTime()) &&
    endsAt.every((instant) => Date.parse(instant) > from.getTime())
  )
}
