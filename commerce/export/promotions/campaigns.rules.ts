import { isDeepStrictEqual } from 'node:util'
import type { Assignment, Promotion } from '../../promotions/promotion.schemas'

/** Prefix of the campaign ids of assignments that come from `assignments.xml`. */
const ASSIGNMENT_PREFIX = 'assignment:'

export interface Campaign {
  id: string
  startsAt?: string
  endsAt?: string
  groupIds?: readonly string[]
  inEveryGroup?: boolean
}

/** A promotion's assignment to a campaign, without what the campaign itself requires. */
export interface CampaignUse {
  promotionId: string
  campaignId: string
  assignment: Assignment
  takesGroups: boolean
}

/**
 * Assignments that cannot belong to one campaign get campaigns of their own.
 * @param takenIds of campaigns that are written already
 */
export function separateCampaigns(
  promotions: readonly Promotion[],
  takenIds: ReadonlySet<string> = new Set(),
) {
  const campaigns = new Map<string, Campaign[]>()
  const uses: CampaignUse[] = []
  const all = promotions.flatMap(({ id, assignments }) =>
    assignments.map((assignment) => ({ promotionId: id, assignment })),
  )
  const ofCampaigns = all.filter(
    ({ assignment }) => !assignment.campaignId.startsWith(ASSIGNMENT_PREFIX),
  )
  // campaigns whose groups are known are created first, so that others can take these groups
  const isPlain = (one: Assignment) => (one.campaignGroupIds === undefined ? 1 : 0)
  const sorted = [...ofCampaigns].sort((a, b) => isPlain(a.assignment) - isPlain(b.assignment))
  const placed = new Map<Assignment, { campaign: Campaign; takesGroups: boolean }>()
  for (const { assignment } of sorted) {
    const known = campaigns.get(assignment.campaignId) ?? []
    const existing = known.find((campaign) => fits(campaign, assignment))
    const campaign = existing ?? createCampaign(assignment, known.length, takenIds)
    if (!existing) campaigns.set(assignment.campaignId, [...known, campaign])
    placed.set(assignment, { campaign, takesGroups: takesGroups(campaign, assignment) })
  }
  for (const { promotionId, assignment } of ofCampaigns) {
    const { campaign, takesGroups: takes } = placed.get(assignment) ?? {}
    if (!campaign) continue
    uses.push({
      promotionId,
      campaignId: campaign.id,
      assignment: withoutDates(assignment, campaign),
      takesGroups: takes ?? false,
    })
  }
  return { campaigns: [...campaigns.values()].flat(), uses }
}

/** The dates of a campaign come before those of the assignment. */
const ownDate = (dates: readonly string[]) => (dates.length > 1 ? dates[0] : undefined)

function createCampaign(
  assignment: Assignment,
  earlier: number,
  takenIds: ReadonlySet<string>,
): Campaign {
  const { campaignId, campaignGroupIds, startsAt, endsAt } = assignment
  const number = earlier + (takenIds.has(campaignId) ? 2 : 1)
  return {
    id: number === 1 ? campaignId : `${campaignId}-${number}`,
    startsAt: ownDate(startsAt),
    endsAt: ownDate(endsAt),
    groupIds: campaignGroupIds,
  }
}

function fits(campaign: Campaign, assignment: Assignment): boolean {
  const { startsAt, endsAt, campaignGroupIds } = assignment
  if (campaign.startsAt !== ownDate(startsAt) || campaign.endsAt !== ownDate(endsAt)) return false
  return isDeepStrictEqual(campaign.groupIds, campaignGroupIds) || takesGroups(campaign, assignment)
}

function takesGroups({ groupIds }: Campaign, assignment: Assignment): boolean {
  const { campaignGroupIds, customerGroupIds, inEveryGroup = false } = assignment
  if (groupIds === undefined || campaignGroupIds !== undefined || inEveryGroup) return false
  return isDeepStrictEqual(groupIds, customerGroupIds)
}

function withoutDates(assignment: Assignment, { startsAt, endsAt }: Campaign): Assignment {
  return {
    ...assignment,
    startsAt: startsAt === undefined ? assignment.startsAt : assignment.startsAt.slice(1),
    endsAt: endsAt === undefined ? assignment.endsAt : assignment.endsAt.slice(1),
  }
}
