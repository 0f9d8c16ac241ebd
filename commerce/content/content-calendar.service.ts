import { sql } from 'kysely'
import { SHOP_TIME_ZONE, shopDay } from '../../rules/shop-day'
import { startOfDay } from '../../rules/zoned-time'
import type { CalendarItem, CalendarPeriod, StudioCalendar } from '../../contracts/studio'
import type { Db } from '../db/client'
import type { Body } from './content-links.rules'
import { listScheduledVersions } from './content.repository'
import { listDatedWords, wrongDays, type DatedWords } from './dated-words.rules'
import { contentTypeOf, toEdition } from './edit-content.mapper'
import { listEditions } from './edit-content.repository'
import { BASE_EDITION, chooseSchedule, groupByItem, listMoments } from './edition.rules'
import type { ScheduledVersion } from './edition.rules'
import { selectCounted } from './select-shown'

export interface ContentCalendarService {
  /** Returns what shoppers will see between two moments, as it is published now. */
  getCalendar(from: Date, to: Date): Promise<StudioCalendar>
}

interface PublishedVersion {
  itemId: string
  version: number
  name: string
  key: string | null
  schema: string
  body: Body | null
}

/** Articles tell what has happened: their days may be over. */
const ARTICLES: ReadonlySet<string> = new Set(['blog', 'recipe'])

export function createContentCalendar(db: Db): ContentCalendarService {
  return {
    async getCalendar(from, to) {
      const schedules = groupByItem(await listScheduledVersions(db, 'production'))
      const items = groupByItem(await listPublished(db))
      const calendar = [...items.values()].flatMap((versions) => {
        const [item] = versions
        const own = schedules.get(item?.itemId ?? '') ?? []
        return item ? (toCalendarItem(item, versions, toPeriods(own, from, to)) ?? []) : []
      })
      const editions = (await listEditions(db)).filter(
        ({ id, startsAt, endsAt }) =>
          id !== BASE_EDITION && (!startsAt || startsAt < to) && (!endsAt || endsAt > from),
      )
      return { editions: editions.map(toEdition), items: calendar }
    },
  }
}

type Period = { from: Date; to: Date; shown: ScheduledVersion | undefined }

/** Splits the time at each moment at which another edition of the item begins to be shown. */
function toPeriods(own: readonly ScheduledVersion[], from: Date, to: Date): Period[] {
  const moments = [from, ...listMoments(own, from).filter((moment) => moment < to)]
  return moments.reduce<Period[]>((periods, moment, index) => {
    const chosen = chooseSchedule(own, moment)
    const shown = chosen?.isThere ? chosen : undefined
    const end = moments[index + 1] ?? to
    const last = periods.at(-1)
    if (last && last.shown === shown) last.to = end
    else periods.push({ from: moment, to: end, shown })
    return periods
  }, [])
}

/** Returns undefined for an item about which there is nothing to say: it is shown all the time. */
function toCalendarItem(
  { itemId: id, name, key, schema }: PublishedVersion,
  versions: readonly PublishedVersion[],
  periods: readonly Period[],
): CalendarItem | undefined {
  const contentType = contentTypeOf({ schema })
  const words = periods.flatMap((period) => {
    const body = versions.find(({ version }) => version === period.shown?.version)?.body
    return body && !isArticle(body) ? wrongWords(listDatedWords(body), period) : []
  })
  const isScheduled = periods.some(({ shown }) => shown && shown.editionId !== BASE_EDITION)
  const isThere = periods.some(({ shown }) => shown)
  if (!isScheduled && words.length === 0 && (periods.length < 2 || !isThere)) return undefined
  return {
    id,
    name,
    contentType,
    ...(key !== null && { key }),
    periods: periods.map(({ from, to, shown }): CalendarPeriod => ({
      from: from.toISOString(),
      to: to.toISOString(),
      ...(shown && { editionId: shown.editionId }),
    })),
    wrongWords: words,
  }
}

function isArticle({ slots }: Body): boolean {
  return Array.isArray(slots) && slots.some((slot) => ARTICLES.has(Object(slot).contentType))
}

function wrongWords(words: readonly DatedWords[], period: Period): CalendarItem['wrongWords'] {
  const days = { from: shopDay(period.from), to: shopDay(period.to) }
  const known = new Set<string>()
  return words.flatMap(({ path, text, ...named }) => {
    // the languages of a text name the same days
    const name = JSON.stringify([path, named])
    const wrong = known.has(name) ? undefined : wrongDays(named, days)
    known.add(name)
    if (!wrong) return []
    const from = startOfDay(wrong.from, SHOP_TIME_ZONE)
    const to = startOfDay(wrong.to, SHOP_TIME_ZONE)
    return [
      {
        path,
        text,
        from: (from < period.from ? period.from : from).toISOString(),
        to: (to > period.to ? period.to : to).toISOString(),
        ...(period.shown && { editionId: period.shown.editionId }),
      },
    ]
  })
}

async function listPublished(db: Db): Promise<PublishedVersion[]> {
  const { rows } = await sql<PublishedVersion>`
    select item.id as "itemId", version, item.name, item.delivery_key as key, item.schema, body
    from (${selectCounted('production')}) counted
    join content_version using (item_id, edition_id, version)
    join content_item item on item.id = counted.item_id
    order by item.name, item.id, version
  `.execute(db)
  return rows
}
