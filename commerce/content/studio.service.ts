import type { ContentTypeForm } from '../../contracts/content-field'
import {
  STUDIO_STATUSES,
  type StudioFinding,
  type StudioList,
  type StudioListItem,
  type StudioPresence,
  type StudioSite,
  type StudioStatus,
} from '../../contracts/studio'
import type { MissingTranslation } from '../../contracts/missing-translations'
import type { Db } from '../db/client'
import { notFound } from '../http/problem'
import { checkContent } from './check-content'
import { checkBodyAddresses } from './check-body-addresses'
import { CONTENT_TYPES } from './content-item.schemas'
import type { Body } from './content-links.rules'
import { endPresence, recordPresence, type PresentEditor } from './content-presence'
import { createContentCalendar, type ContentCalendarService } from './content-calendar.service'
import type { ContentService } from './content.service'
import { describeContentTypes } from './describe-content-types.rules'
import { contentTypeOf } from './edit-content.mapper'
import { selectItem } from './edit-content.repository'
import { createContentTexts, type ContentTexts } from './content-texts.service'
import { createContentEditing, type ContentEditing } from './edit-content.service'
import { createItemIdentity, type ItemIdentity } from './item-identity.service'
import { createTranslationCheck } from './missing-translations.service'
import { listStudioItems, type StudioQuery, type StudioRow } from './studio-list.repository'

export { ITEM_ORDERS } from './studio-list.repository'

export interface StudioService
  extends ContentEditing, ItemIdentity, ContentTexts, ContentCalendarService {
  describeTypes(): ContentTypeForm[]
  /** @param sites decide in which languages an item has to be written */
  listItems(
    query: StudioQuery & { translation?: 'missing' },
    sites: readonly StudioSite[],
  ): Promise<StudioList>
  check(body: Body): Promise<StudioFinding[]>
  /** Returns the item with its links replaced by the linked items of staging, for a preview. */
  inline(body: Body): Promise<Body>
  recordPresence(
    id: string,
    editor: PresentEditor & { isLeaving: boolean },
  ): Promise<StudioPresence>
}

interface Sources {
  now: () => Date
  content: Pick<ContentService, 'inlineBody'>
  mediaFolders: readonly string[]
}

export function createStudioService(
  db: Db,
  { now, content, mediaFolders }: Sources,
): StudioService {
  let types: ContentTypeForm[] | undefined
  const describeTypes = () => (types ??= describeContentTypes(CONTENT_TYPES))
  const check = async (body: Body) => [
    ...(await checkContent(db, body, mediaFolders)),
    ...(await checkBodyAddresses(db, body, { at: now(), mediaFolders, types: describeTypes() })),
  ]
  const findMissing = createTranslationCheck(
    db,
    (name) => describeTypes().find(({ contentType }) => contentType === name)?.fields ?? [],
  )
  return {
    ...createContentTexts(db, { now, check, describeTypes, mediaFolders }),
    ...createContentEditing(db, { now, check }),
    ...createItemIdentity(db, { now }),
    ...createContentCalendar(db),
    check,
    describeTypes,
    async listItems({ translation, ...query }, sites) {
      const missing = await findMissing(sites)
      const ids = query.ids ?? [...missing.keys()]
      const wanted = translation ? { ...query, ids: ids.filter((id) => missing.has(id)) } : query
      const { rows, total } = await listStudioItems(db, wanted, now())
      return { items: rows.map((row) => toListItem(row, missing.get(row.id))), total }
    },
    inline: (body) => content.inlineBody(body, { stage: 'staging', moment: now() }),
    async recordPresence(id, { isLeaving, ...editor }) {
      if (!(await selectItem(db, id))) throw notFound(`There is no content item '${id}'.`)
      if (!isLeaving) return recordPresence(db, id, editor, now())
      await endPresence(db, id, editor.editorId)
      return { others: [] }
    },
  }
}

function toListItem(
  { key, savedAt, savedBy, ...row }: StudioRow,
  missing?: MissingTranslation[],
): StudioListItem {
  const flags: Readonly<Record<StudioStatus, boolean>> = {
    published: row.isPublished,
    draft: row.isDraft,
    scheduled: row.isScheduled,
    removed: row.isRemoved,
  }
  return {
    id: row.id,
    name: row.name,
    contentType: contentTypeOf(row),
    statuses: STUDIO_STATUSES.filter((status) => flags[status]),
    ...(missing && { missing }),
    ...(key !== null && { key }),
    ...(savedAt && { savedAt: savedAt.toISOString() }),
    ...(savedBy !== null && { savedBy }),
  }
}
