import { BASE_EDITION, type StudioItem } from '@domain/studio-wire'

interface ItemState {
  name: string
  color: 'green' | 'orange' | 'brand' | 'gray'
  /** What is saved last is not in production yet. */
  canPublish: boolean
}

/** What an editor is told of an item in the edition that is open. */
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
