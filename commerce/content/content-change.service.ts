import type { Db } from '../db/client'
import type { ContentStage } from './content-view'
import { listItemNames, listScheduledVersions, listEditions } from './content.repository'
import { groupByItem, listMoments, shownVersion, type ScheduledVersion } from './edition.rules'

const MAX_CHANGES = 1000

export interface ContentChange {
  moment: Date
  /** The editions that start or end at this moment and thereby change an item. */
  editions: { id: string; name: string; event: 'start' | 'end' }[]
  items: { id: string; deliveryKey: string | null; name: string }[]
}

export interface ContentChangeService {
  /**
   * Lists the scheduled changes from `from` until before `to`, in order, at most a thousand
   * moments.
   */
  listChanges(stage: ContentStage, from: Date, to: Date): Promise<ContentChange[]>
}

export function createContentChangeService(db: Db): ContentChangeService {
  return {
    async listChanges(stage, from, to) {
      const versions = await listScheduledVersions(db, stage)
      const editions = new Map((await listEditions(db)).map(({ id, name }) => [id, name]))
      const items = new Map((await listItemNames(db)).map((item) => [item.id, item]))
      const byItem = groupByItem(versions)
      const changes: ContentChange[] = []
      for (const moment of listMoments(versions, new Date(from.getTime() - 1))) {
        if (moment >= to || changes.length >= MAX_CHANGES) break
        const marked = versions.flatMap((version) => toEvents(version, moment))
        const changed = new Set(
          marked
            .map(({ itemId }) => itemId)
            .filter((id) => changesAt(byItem.get(id) ?? [], moment)),
        )
        if (changed.size === 0) continue
        const events = new Map(
          marked
            .filter(({ itemId }) => changed.has(itemId))
            .map(({ id, event }) => [
              `${event} ${id}`,
              { id, name: editions.get(id) ?? id, event },
            ]),
        )
        changes.push({
          moment,
          editions: [...events.values()],
          items: [...changed].flatMap((id) => items.get(id) ?? []),
        })
      }
      return changes
    },
  }
}

function changesAt(own: readonly ScheduledVersion[], moment: Date): boolean {
  return shownVersion(own, new Date(moment.getTime() - 1)) !== shownVersion(own, moment)
}

function toEvents({ itemId, editionId: id, startsAt, endsAt }: ScheduledVersion, moment: Date) {
  const time = moment.getTime()
  return [
    ...(startsAt?.getTime() === time ? [{ itemId, id, event: 'start' as const }] : []),
    ...(endsAt?.getTime() === time ? [{ itemId, id, event: 'end' as const }] : []),
  ]
}
