import { z } from 'zod'
import type { Db } from '../db/client'
import { inlineLinks, isBody, listLinkedIds, type Body } from './content-links.rules'
import type { ContentPosition, ContentView } from './content-view'
import {
  getIdsOfKeys,
  getItems,
  listScheduledVersions,
  searchItems,
  selectEventBlocks,
  type ContentFilter,
} from './content.repository'
import { findNextChange } from './edition.rules'
import { localizeContent } from './localize-content.rules'

const DEEPEST = 10

interface DeliveryOptions {
  /** `root` does not resolve links. */
  depth: 'root' | 'all'
  /** `inlined` replaces links by the linked items, `linked` returns these separately. */
  format: 'inlined' | 'linked'
  /**
   * Preferred locales: the first available one of each value is returned. If absent, all languages
   * are returned.
   */
  locale?: readonly string[]
  /** If absent, production at the current time. */
  view?: ContentView
}

export type ContentName = { id: string } | { key: string }

interface DeliveredContent {
  content: Body
  linkedContent?: Body[]
}

interface Scheduled {
  /** The time of the next scheduled change of the returned content, if there is one. */
  nextChange?: Date
}

export interface ContentService {
  /** Returns one result for each name, in the same order; undefined if there is no such item. */
  getContent(
    names: readonly ContentName[],
    options: DeliveryOptions,
  ): Promise<Scheduled & { answers: (DeliveredContent | undefined)[] }>
  /**
   * Returns at most `size` results; `next` is the start of the next page, absent on the last one.
   */
  searchContent(
    filter: ContentFilter,
    options: DeliveryOptions,
  ): Promise<Scheduled & { answers: DeliveredContent[]; next?: ContentPosition }>
  /** Replaces the links of a body, which need not be saved yet, by the linked items. */
  inlineBody(body: Body, view: ContentView): Promise<Body>
  /**
   * Returns how often an address may enter a phase of a campaign: `maxAllowed` of the campaign's
   * form, or 1 without it. Of several forms, the lowest limit applies.
   */
  getEntryLimit(eventId: string, eventPhase: string, view?: ContentView): Promise<number>
}

const CampaignLimit = z.object({
  eventPhase: z.coerce.string().default('1'),
  maxAllowed: z.number().int().min(1).catch(1),
})

export function createContentService(db: Db, { now }: { now: () => Date }): ContentService {
  const current = (): ContentView => ({ stage: 'production', moment: now() })

  async function deliver(roots: readonly Body[], view: ContentView, options: DeliveryOptions) {
    const { depth, format, locale } = options
    const inLanguage = (body: Body) => (locale ? localizeBody(body, locale) : body)
    if (depth === 'root')
      return { delivered: roots.map((root) => ({ content: inLanguage(root) })), linkedIds: [] }
    const { items: loaded, ids } = await loadLinked(db, view, roots)
    const items = new Map([...loaded].map(([id, body]) => [id, inLanguage(body)]))
    const delivered = roots.map(inLanguage).map((root): DeliveredContent => {
      if (format === 'linked') return { content: root, linkedContent: listLinked(root, items) }
      const content = inlineLinks(root, items)
      return { content: isBody(content) ? content : root }
    })
    return { delivered, linkedIds: ids }
  }

  async function findChange(
    view: ContentView,
    ids: readonly string[],
    filter?: ContentFilter,
  ): Promise<Scheduled> {
    if ('snapshotId' in view) return {}
    const versions = await listScheduledVersions(db, view.stage, { ids })
    const found = filter ? await listScheduledVersions(db, view.stage, { filter }) : []
    const nextChange = findNextChange([...versions, ...found], view.moment)
    return nextChange ? { nextChange } : {}
  }

  return {
    async getContent(names, options) {
      const view = options.view ?? current()
      const keys = names.flatMap((name) => ('key' in name ? [name.key] : []))
      const idsOfKeys = await getIdsOfKeys(db, view, keys)
      const ids = names.map((name) => ('id' in name ? name.id : idsOfKeys.get(name.key)))
      const named = [...new Set(ids.filter((id) => id !== undefined))]
      const items = await getItems(db, view, named)
      const roots = items.map(({ body }) => body)
      const { delivered, linkedIds } = await deliver(roots, view, options)
      const byId = new Map(items.map(({ id }, index) => [id, delivered[index]]))
      return {
        answers: ids.map((id) => (id === undefined ? undefined : byId.get(id))),
        ...(await findChange(view, [...named, ...linkedIds])),
      }
    },
    async searchContent(filter, options) {
      const view = options.view ?? current()
      // one more row than requested shows whether there is a next page
      const rows = await searchItems(db, view, { ...filter, size: filter.size + 1 })
      const shown = rows.slice(0, filter.size)
      const roots = shown.map(({ body }) => body)
      const { delivered, linkedIds } = await deliver(roots, view, options)
      const last = rows.length > filter.size ? shown.at(-1) : undefined
      return {
        answers: delivered,
        ...(last && { next: { value: last.value, id: last.id } }),
        ...(await findChange(view, linkedIds, filter)),
      }
    },
    async inlineBody(body, view) {
      const { delivered } = await deliver([body], view, { depth: 'all', format: 'inlined' })
      return delivered[0]?.content ?? body
    },
    async getEntryLimit(eventId, eventPhase, view = current()) {
      const forms = z
        .array(CampaignLimit)
        .parse(await selectEventBlocks(db, view, 'campaign-form', eventId))
        .filter((form) => form.eventPhase === eventPhase)
      return forms.length === 0 ? 1 : Math.min(...forms.map(({ maxAllowed }) => maxAllowed))
    },
  }
}

function localizeBody(body: Body, locale: readonly string[]): Body {
  const localized = localizeContent(body, locale)
  return isBody(localized) ? localized : body
}

async function loadLinked(
  db: Db,
  view: ContentView,
  roots: readonly Body[],
): Promise<{ items: Map<string, Body>; ids: string[] }> {
  const items = new Map<string, Body>()
  const ids = new Set<string>()
  let wanted = [...new Set(listLinkedIds(roots))]
  for (let level = 0; wanted.length > 0 && level < DEEPEST; level += 1) {
    for (const id of wanted) ids.add(id)
    const rows = await getItems(db, view, wanted)
    for (const { id, body } of rows) items.set(id, body)
    wanted = [...new Set(rows.flatMap(({ body }) => listLinkedIds(body)))].filter(
      (id) => !ids.has(id),
    )
  }
  return { items, ids: [...ids] }
}

function listLinked(root: Body, items: ReadonlyMap<string, Body>): Body[] {
  const seen = new Set<string>()
  const visit = (value: unknown) => {
    for (const id of listLinkedIds(value)) {
      const item = items.get(id)
      if (!item || seen.has(id)) continue
      seen.add(id)
      visit(item)
    }
  }
  visit(root)
  return [...seen].map((id) => items.get(id)).filter((item) => item !== undefined)
}
