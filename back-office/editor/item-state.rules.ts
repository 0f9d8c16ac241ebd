import { BASE_EDITION, type StudioItem, type StudioVersion } from '@contracts/studio'

interface ItemState {
  name: string
  color: 'green' | 'orange' | 'brand' | 'gray'
  /** The latest saved version is not published yet. */
  canPublish: boolean
}

export function toState(item: StudioItem, isDirty: boolean): ItemState {
  const last = item.versions.find(({ editionId }) => editionId === item.editionId)
  const canPublish = last !== undefined && last.publishedAt === undefined
  if (isDirty) return { name: 'Not saved', color: 'orange', canPublish: true }
  if (!last) return { name: 'Not in this edition', color: 'gray', canPublish: false }
  if (canPublish) return { name: 'Draft', color: 'orange', canPublish }
  if (last.isRemoved) return { name: 'Unpublished', color: 'gray', canPublish }
  const isScheduled = item.editionId !== BASE_EDITION
  return {
    name: isScheduled ? 'Scheduled' : 'Published',
    color: isScheduled ? 'brand' : 'green',
    canPublish,
  }
}

/**
 * Returns whether shoppers see the item in the open edition: its last published version decides.
 */
export function isPublished({ versions, editionId }: StudioItem): boolean {
  const counts = versions.find(
    (one) => one.editionId === editionId && one.publishedAt !== undefined,
  )
  return counts !== undefined && !counts.isRemoved
}

/**
 * Returns the publication state of a version: only the last published version of an edition is
 * visible to shoppers.
 */
export function toVersionState(
  versions: readonly StudioVersion[],
  version: StudioVersion,
): Pick<ItemState, 'name' | 'color'> {
  if (version.publishedAt === undefined) return { name: 'Draft', color: 'orange' }
  const counts = versions.find(
    (one) => one.editionId === version.editionId && one.publishedAt !== undefined,
  )
  if (counts?.version !== version.version) return { name: 'Was published', color: 'gray' }
  if (version.isRemoved) return { name: 'Unpublished', color: 'gray' }
  return version.editionId === BASE_EDITION
    ? { name: 'Published', color: 'green' }
    : { name: 'Scheduled', color: 'brand' }
}
