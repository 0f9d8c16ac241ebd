import { readFileSync } from 'node:fs'
import path from 'node:path'
import { millisecondsInDay } from 'date-fns/constants'
import { Findings } from '../archives/findings'
import { CONTENT_TYPES } from './content-item.schemas'
import { inlineLinks, isBody, type Body } from './content-links.rules'
import { BASE_EDITION } from './edition.rules'
import { listLocales } from './localize-content.rules'
import { readContent } from './read-content'

const DEMO = path.resolve(__dirname, '../../demo')
const SITES = ['brindille', 'brindille-volume', 'brindille-fundraising']

const findings = new Findings()
const { items: all, editions } = readContent(
  path.join(DEMO, 'content'),
  path.join(DEMO, 'photos'),
  findings,
)
const items = all.filter(({ editionId }) => editionId === BASE_EDITION)

function readItem(key: string, editionId = BASE_EDITION): Body {
  const own = all.filter((item) => item.editionId === editionId)
  const bodies = new Map([...items, ...own].map(({ id, body }) => [id, body]))
  const item = [...own, ...items].find(({ deliveryKey }) => deliveryKey === key)
  const body = inlineLinks(item?.body, bodies)
  return isBody(body) ? body : {}
}

/** Returns a value and all nested objects, without content for certain customer groups. */
function listParts(value: unknown): Body[] {
  if (Array.isArray(value)) return value.flatMap(listParts)
  if (!isBody(value)) return []
  const inside = Object.entries(value).filter(([key]) => key !== 'variations')
  return [value, ...inside.flatMap(([, entry]) => listParts(entry))]
}

const listOf = (value: unknown): Body[] => (Array.isArray(value) ? value.filter(isBody) : [])
const pageKeys = items.flatMap(({ deliveryKey }) =>
  deliveryKey !== undefined && /^pages\/|\/home$/.test(deliveryKey) ? [deliveryKey] : [],
)

test('the demo content is valid without findings', () => {
  expect(findings.list).toEqual([])
})

test.each(['home-hero', 'promo-banner', 'season-menu'])('every season has its own %s', (name) => {
  const seasons = editions.filter(({ startsAt, endsAt }) => days(startsAt, endsAt) > 7)
  const files = all.map(({ file }) => file)
  expect(seasons.length).toBeGreaterThanOrEqual(2)
  for (const { id } of seasons) expect(files).toContain(`editions/${id}/${name}.json`)
})

test('one edition lasts an hour', () => {
  expect(editions.some(({ startsAt, endsAt }) => days(startsAt, endsAt) === 1 / 24)).toBe(true)
})

function days(from: Date | null, to: Date | null): number {
  return ((to?.getTime() ?? Infinity) - (from?.getTime() ?? -Infinity)) / millisecondsInDay
}

test('every content type is used, directly or by a dynamic component [CNT-010]', () => {
  const used = new Set<unknown>(
    items.flatMap(({ body }) => listParts(body)).map((part) => part.contentType),
  )
  for (const { schema, deliveryKey } of items) {
    if (schema.endsWith('/dynamic-component')) used.add(deliveryKey?.split('/').pop())
  }
  expect(Object.keys(CONTENT_TYPES).filter((type) => !used.has(type))).toEqual([])
})

test.each([
  ...pageKeys.map((key) => [key, BASE_EDITION]),
  ...editions.map(({ id }) => ['brindille/home', id]),
])('page %s shows no picture twice in edition %s', (key, editionId) => {
  const pictures = listParts(readItem(key, editionId)).flatMap((part) =>
    typeof part.path === 'string' ? [part.path] : [],
  )
  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([])
})

test.each(SITES)(
  'the menu of %s has links, lists, panels and variations for customer groups',
  (site) => {
    const { seasonMenu, menus: others } = readItem(`${site}/nav-menu`)
    const menus = listOf([seasonMenu, others].flat())
    expect(menus.some((menu) => !menu.menuItems && !menu.columns)).toBe(true)
    expect(menus.some((menu) => listOf(menu.menuItems).length > 1)).toBe(true)
    const panel = menus.find((menu) => listOf(menu.columns).length > 1)
    const columns = listOf(panel?.columns).map(({ columnContent }) =>
      isBody(columnContent) ? columnContent.contentType : undefined,
    )
    expect(new Set(columns)).toEqual(new Set(['menu', 'media-banner']))
    expect(menus.flatMap((menu) => listOf(menu.variations))).not.toEqual([])
  },
)

test.each([
  ['blog', 8],
  ['recipe', 10],
])('pages that begin with a %s number at least %i', (type, count) => {
  const pages = pageKeys.filter((key) => listOf(readItem(key).slots)[0]?.contentType === type)
  expect(pages.length).toBeGreaterThanOrEqual(count)
})

test.each(SITES)('the help page about shipping lists all rates of %s', (site) => {
  const file = path.join(DEMO, 'site-archive/sites', site, 'shipping.xml')
  const amounts = [...readFileSync(file, 'utf8').matchAll(/<amount [^>]*>([\d.]+)</g)].map(
    ([, amount]) => Number(amount),
  )
  const page = JSON.stringify(readItem('pages/help/shipping-rates'))
  const missing = amounts.filter((amount) => amount > 0 && !page.includes(`$${amount.toFixed(2)}`))
  expect(amounts).not.toEqual([])
  expect(missing).toEqual([])
})

/** Fields that contain text for shoppers. */
const WORDS = new Set([
  ...['title', 'description', 'headline', 'text', 'subText', 'introduction', 'caption', 'tip'],
  ...['html', 'markdown', 'displayName', 'ctaText', 'linkText', 'alt', 'label', 'yield', 'items'],
  ...['productsTitle', 'category', 'role', 'successText', 'errorMessage', 'groupedErrorMessage'],
  ...['hours', 'department', 'type'],
])
/** Texts that are the same in both languages: names, telephone numbers, an address. */
const NAMES =
  /^(?:X|Instagram|Facebook|TikTok|YouTube|Pinterest|Kosher|Halloween|Chocolate|Cookies|\(\d.*|<p>Maison Brindille, Inc\..*)$/

/** Returns the text fields that have only one language and therefore are the same on every page. */
function listUntranslated(value: unknown, field = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => listUntranslated(entry, field))
  if (typeof value === 'string') {
    return WORDS.has(field) && /[a-z]/i.test(value) && !NAMES.test(value)
      ? [`${field}: ${value}`]
      : []
  }
  if (!isBody(value)) return []
  if (Array.isArray(value['values']) && listLocales(value).includes('es-US')) return []
  return Object.entries(value).flatMap(([name, entry]) => listUntranslated(entry, name))
}

test.each(all.map(({ file, body }) => [file, body] as const))(
  'all texts for shoppers in %s are translated into Spanish',
  (_, body) => {
    const { _meta, ...fields } = body
    expect(listUntranslated(fields)).toEqual([])
  },
)
