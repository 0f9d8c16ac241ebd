import type { Assignment } from './promotion.schemas'
import type { SourceCodeGroup } from './source-code-group.schemas'

/** A source code group that may list campaigns. */
export type ListedGroup = { id: string } & Pick<SourceCodeGroup, 'campaignIds'>

export function addSourceGroups(
  assignment: Assignment,
  groups: readonly ListedGroup[],
): Assignment {
  const { campaignId, sourceCodeGroupIds = [] } = assignment
  const own = groups.filter(({ campaignIds }) => campaignIds.includes(campaignId))
  if (own.length === 0) return assignment
  const ids = new Set([...sourceCodeGroupIds, ...own.map(({ id }) => id)])
  return { ...assignment, sourceCodeGroupIds: [...ids] }
}
