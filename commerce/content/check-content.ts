import { existsSync } from 'node:fs'
import path from 'node:path'
import type { StudioFinding } from '../../contracts/studio'
import type { Db } from '../db/client'
import { explainIssue } from '../http/explain-issue.rules'
import { findContentType } from './content-item.schemas'
import { isBody, listLinkedIds, type Body } from './content-links.rules'
import { listLocales, localizeContent } from './localize-content.rules'
import { listIssues } from './read-content'

/** The maximum number of findings; an editor cannot use a longer list. */
const MAX_FINDINGS = 100

interface Named {
  path: string
  value: string
}

/**
 * Unknown products and categories cause warnings only, because they may be created later.
 * @param mediaFolders folders of pictures
 */
export async function checkContent(
  db: Db,
  body: Body,
  mediaFolders: readonly string[],
): Promise<StudioFinding[]> {
  const findings = [
    ...checkFields(body),
    ...checkPictures(body, mediaFolders),
    ...(await checkLinks(db, body)),
    ...(await checkProducts(db, body)),
    ...(await checkCategories(db, body)),
  ]
  const known = new Map(findings.map((one) => [`${one.path}\0${one.message}`, one]))
  return [...known.values()].slice(0, MAX_FINDINGS)
}

function checkFields(body: Body): StudioFinding[] {
  const contentType = String(body['contentType'])
  if (!findContentType(contentType)) {
    return [warning('', `No block is known for the content type '${contentType}'.`)]
  }
  return ['*', ...listLocales(body)].flatMap((locale) =>
    listIssues(localizeContent(body, [locale, '*'])).map((issue) => ({
      path: issue.path.map(String).join('.'),
      message: explainIssue(issue),
      severity: 'error' as const,
    })),
  )
}

function checkPictures(body: Body, mediaFolders: readonly string[]): StudioFinding[] {
  const pictures = find(body, (value) =>
    typeof value['path'] === 'string' && typeof value['width'] === 'number'
      ? [['path', value['path']]]
      : [],
  )
  return pictures
    .filter(
      ({ value }) =>
        value.includes('..') ||
        !mediaFolders.some((folder) => existsSync(path.join(folder, value))),
    )
    .map(({ path: at, value }) => ({
      path: at,
      message: `There is no picture '${value}'.`,
      severity: 'error',
    }))
}

async function checkLinks(db: Db, body: Body): Promise<StudioFinding[]> {
  const links = find(body, (value) => {
    const { id, _meta: meta } = value
    return isBody(meta) && typeof id === 'string' && listLinkedIds(value)[0] === id
      ? [['', id]]
      : []
  })
  const known = await existing(db, 'content_item', links)
  return links
    .filter(({ value }) => !known.has(value))
    .map(({ path: at }) => ({ path: at, message: 'This item is not there.', severity: 'error' }))
}

async function checkProducts(db: Db, body: Body): Promise<StudioFinding[]> {
  const products = find(body, ({ productIds }) =>
    Array.isArray(productIds)
      ? productIds.map((id, index) => [`productIds.${index}`, String(id)])
      : [],
  )
  const known = await existing(db, 'product', products)
  return products
    .filter(({ value }) => value !== '' && !known.has(value))
    .map(({ path: at, value }) => warning(at, `Nobody sells the product '${value}'.`))
}

async function checkCategories(db: Db, body: Body): Promise<StudioFinding[]> {
  const categories = find(body, ({ categoryId }) =>
    typeof categoryId === 'string' ? [['categoryId', categoryId]] : [],
  )
  const known = await existing(db, 'category', categories)
  return categories
    .filter(({ value }) => value !== '' && !known.has(value))
    .map(({ path: at, value }) => warning(at, `There is no category '${value}'.`))
}

const warning = (at: string, message: string): StudioFinding => ({
  path: at,
  message,
  severity: 'warning',
})

async function existing(
  db: Db,
  table: 'content_item' | 'product' | 'category',
  named: readonly Named[],
): Promise<ReadonlySet<string>> {
  if (named.length === 0) return new Set()
  const ids = [...new Set(named.map(({ value }) => value))]
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Collects the results of `read` for every nested object, each with its path. */
function find(
  value: unknown,
  read: (value: Body) => (readonly [string, string])[],
  at: readonly string[] = [],
): Named[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => find(entry, read, [...at, String(index)]))
  }
  if (!isBody(value)) return []
  const own = read(value).map(([name, text]) => ({
    path: [...at, name].filter(Boolean).join('.'),
    value: text,
  }))
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, entry]) => find(entry, read, [...at, name])),
  ]
}
