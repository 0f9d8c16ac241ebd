import { asFields, asList, asNumber, asText } from '@/lib/read-fields'
import { readSites } from './content-sites'
import type { ContentHit } from './content-search.port'
import { readImage } from './read-image'

/**
 * A page as indexed for search: its search result, and its words in three fields of decreasing
 * weight.
 */
export interface ContentDocument {
  hit: ContentHit
  /** The sites that show the page; empty means all. */
  sites: readonly string[]
  title: string
  /** The page's summary, a recipe's ingredients, its category and its path. */
  teaser: string
  /** All other visible text of the page. */
  body: string
}

type Fields = ReturnType<typeof asFields>

const PAGE_KEY = /^pages(\/.+)$/

/** Fields with technical values instead of visible text. */
const UNREAD = new Set([
  ...['_meta', 'contentType', 'id', 'path', 'link', 'pageLink', 'ctaLink', 'imageLink', 'url'],
  ...['ctaType', 'position', 'theme', 'container', 'align', 'imageSide', 'kind', 'icon', 'tel'],
  ...[
    'publishedDate',
    'postedDate',
    'date',
    'variations',
    'parents',
    'productIds',
    'categoryId',
    'email',
    'sites',
  ],
])

/** Reads a `content-page` item; undefined if it has no URL or is excluded from search. */
export function toContentDocument(item: unknown): ContentDocument | undefined {
  const page = asFields(item)
  const meta = asFields(page._meta)
  const [, link] = PAGE_KEY.exec(asText(meta.deliveryKey) ?? '') ?? []
  const title = asText(page.title)
  if (!link || !title || page.isHidden === true) return undefined
  const slots = asList(page.slots, (slot) => asFields(slot))
  const article = slots.find(({ contentType }) => kindOf(contentType) !== 'page') ?? {}
  const text = asText(page.description) ?? asText(article.introduction)
  const ingredients = asList(article.ingredientGroups, (group) => readTexts(group).join(' '))
  return {
    hit: {
      id: asText(meta.deliveryId) ?? link,
      kind: kindOf(article.contentType),
      title,
      link,
      ...(text !== undefined && { text }),
      ...readArticle(page, article),
    },
    sites: readSites(page),
    title: [title, article.title].filter(Boolean).join(' '),
    teaser: [text, article.introduction, article.category, link.replace(/[/-]/g, ' ')]
      .concat(ingredients)
      .filter(Boolean)
      .join(' '),
    body: readTexts(page.slots).join(' '),
  }
}

function readArticle(page: Fields, article: Fields): Partial<ContentHit> {
  const image = readImage(article.image) ?? readImage(page.image)
  const category = asText(article.category)
  const publishedDate = asText(article.publishedDate)
  const totalMinutes = asNumber(article.totalMinutes)
  const difficulty = asText(article.difficulty)
  return {
    ...(image && { image }),
    ...(category !== undefined && { category }),
    ...(publishedDate !== undefined && { publishedDate }),
    ...(totalMinutes !== undefined && { totalMinutes }),
    ...(difficulty !== undefined && { difficulty }),
  }
}

function kindOf(contentType: unknown): ContentHit['kind'] {
  return contentType === 'blog' || contentType === 'recipe' ? contentType : 'page'
}

function readTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(readTexts)
  return Object.entries(asFields(value)).flatMap(([name, entry]) =>
    UNREAD.has(name) ? [] : readTexts(entry),
  )
}
