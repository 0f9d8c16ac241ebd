import { z } from 'zod'
import type { Db } from '../db/client'
import { inlineLinks, isBody, listLinkedIds, type Body } from './content-links.rules'
import { localizeContent } from './localize-content.rules'
import {
  getItems,
  getItemsByKey,
  searchItems,
  selectEventBlocks,
  type ContentFilter,
} from './content.repository'

const DEEPEST = 10

interface DeliveryOptions {
  /** `root` leaves links as they are. */
  depth: 'root' | 'all'
  /** `inlined` puts linked items in their place, `linked` hands them over beside the content. */
  format: 'inlined' | 'linked'
  /** One language of each value, the first there is; absent: all of them. */
  locale?: readonly string[]
}

export type ContentName = { id: string } | { key: string }

interface DeliveredContent {
  content: Body
  linkedContent?: Body[]
}

export interface ContentService {
  /** One answer for each name, in their order; undefined where there is no such item. */
  getContent(
    names: readonly ContentName[],
    options: DeliveryOptions,
  ): Promise<(DeliveredContent | undefined)[]>
  searchContent(filter: ContentFilter, options: DeliveryOptions): Promise<DeliveredContent[]>
  /**
   * How often one address may enter a phase of a campaign: what its form says (`maxAllowed`), and
   * once where it says nothing or there is no form. Of several forms the strictest counts.
   */
  getEntryLimit(eventId: string, eventPhase: string): Promise<number>
}

const CampaignLimit = z.object({
  eventPhase: z.coerce.string().default('1'),
  maxAllowed: z.number().int().min(1).catch(1),
})

/** Delivers content items, each with what it links to. */
export function createContentService(db: Db): ContentService {
  const deliver = async (roots: readonly Body[], options: DeliveryOptions) => {
    const { depth, format, locale } = options
    const inLanguage = (body: Body) => (locale ? localizeBody(body, locale) : body)
    if (depth === 'root') return roots.map((root) => ({ content: inLanguage(root) }))
    const loaded = await loadLinked(db, roots)
    const items = new Map([...loaded].map(([id, body]) => [id, inLanguage(body)]))
    return roots.map(inLanguage).map((root): DeliveredContent => {
      if (format === 'linked') return { content: root, linkedContent: collect(root, items) }
      const content = inlineLinks(root, items)
      return { content: isBody(content) ? content : root }
    })
  }
  return {
    async getContent(names, options) {
      const ids = names.flatMap((name) => ('id' in name ? [name.id] : []))
      const keys = names.flatMap((name) => ('key' in name ? [name.key] : []))
      const byId = new Map((await getItems(db, ids)).map(({ id, body }) => [id, body]))
      const byKey = new Map(
        (await getItemsByKey(db, keys)).map(({ deliveryKey, body }) => [deliveryKey, body]),
      )
      const bodies = names.map((name) => ('id' in name ? byId.get(name.id) : byKey.get(name.key)))
      const found = bodies.filter((body) => body !== undefined)
      const delivered = new Map<Body, DeliveredContent>()
      const answers = await deliver(found, options)
      answers.forEach((answer, index) => {
        const body = found[index]
        if (body) delivered.set(body, answer)
      })
      return bodies.map((body) => body && delivered.get(body))
    },
    async searchContent(filter, options) {
      const rows = await searchItems(db, filter)
      return deliver(
        rows.map(({ body }) => body),
        options,
      )
    },
    async getEntryLimit(eventId, eventPhase) {
      const forms = z
        .array(CampaignLimit)
        .parse(await selectEventBlocks(db, 'campaign-form', eventId))
        .filter((form) => form.eventPhase === eventPhase)
      return forms.length === 0 ? 1 : Math.min(...forms.map(({ maxAllowed }) => maxAllowed))
    },
  }
}

function localizeBody(body: Body, locale: readonly string[]): Body {
  const localized = localizeContent(body, locale)
  return isBody(localized) ? localized : body
}

/** Everything linked from the roots, level by level. */
async function loadLinked(db: Db, roots: readonly Body[]): Promise<Map<string, Body>> {
  const items = new Map<string, Body>()
  let wanted = [...new Set(listLinkedIds(roots))]
  for (let level = 0; wanted.length > 0 && level < DEEPEST; level += 1) {
    const rows = await getItems(db, wanted)
    for (const { id, body } of rows) items.set(id, body)
    wanted = [...new Set(rows.flatMap(({ body }) => listLinkedIds(body)))].filter(
      (id) => !items.has(id),
    )
  }
  return items
}

function collect(root: Body, items: ReadonlyMap<string, Body>): Body[] {
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
