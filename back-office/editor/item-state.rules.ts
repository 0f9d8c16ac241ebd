import { BASE_EDITION, type StudioItem, type StudioVersion } from '@domain/studio-wire'

interface ItemState {
  name: string
  color: 'green' | 'orange' | 'brand' | 'gray'
  /** What is saved last is not in production yet. */
  canPublish: boolean
}

/** The state of an item in the edition that is open. */
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

/** Whether shoppers see it in the edition that is open: its last published version counts. */
export function isPublished({ versions, editionId }: StudioItem): boolean {
  const counts = versions.find(
    (one) => one.editionId === editionId && one.publishedAt !== undefined,
  )
  return counts !== undefined && !counts.isRemoved
}

/** What an old version is, or was, to shoppers: of an edition the last published one counts. */
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
