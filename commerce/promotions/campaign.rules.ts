import type { Assignment, Promotion } from './promotion.schemas'

/** The enabled promotions of a campaign that have a day within the range; absent: whenever. */
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
