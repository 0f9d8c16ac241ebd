import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { SHOP_PAGES } from '../../rules/shop-pages'
import { unescapeText } from '../../rules/unescape-text'
import { isOnline } from '../catalog/product.rules'
import type { Db } from '../db/client'
import { hasArchiveLinks } from './archive-links.rules'

/** Where a path of the shop leads. */
type Target =
  | { kind: 'category' | 'product' | 'shop' | 'page'; id: string }
  | { kind: 'file'; file: string }
  | { kind: 'fixed' }

const LANGUAGE = /^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/
const CATEGORY = /^\/category\/([^/]+)$/
const PRODUCT = /^(?:\/.*)?\/([^/]+)\.html$/
const PRODUCT_BY_ID = /^\/products\/([^/]+)$/
const SHOP = /^\/chocolateshops\/([^/]+)$/
const FILE = /^\/(?:document|image\/\d+|media)\/(.+)$/
const PAGES = 'pages'
const FIXED: ReadonlySet<string> = new Set(SHOP_PAGES.map((page) => page.path))
const OUTSIDE = /^(?:https:\/\/[^/\s]+|mailto:[^@\s]+@[^@\s]+|tel:\+?[\d().\s-]{3,})/i

interface Sources {
  at: Date
  mediaFolders: readonly string[]
}

/**
 * Returns what is wrong with each address that leads nowhere, in words. Addresses of other sites
 * are not asked.
 */
export async function checkAddresses(
  db: Db,
  addresses: readonly string[],
  sources: Sources,
): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>()
  const targets = new Map<string, Target>()
  for (const address of new Set(addresses)) {
    const own = toOwnPath(address)
    if (own === undefined) {
      if (!OUTSIDE.test(address) && !address.startsWith('#') && !hasArchiveLinks(address)) {
        problems.set(address, `'${address}' is not an address to which the shop links.`)
      }
      continue
    }
    targets.set(address, toTarget(own))
  }
  const ask = await readTargets(db, [...targets.values()], sources)
  const asked = [...targets].flatMap(([address, target]) => {
    const problem = ask(target)
    return problem === undefined ? [] : [[address, problem] as const]
  })
  const other = await listOther(
    db,
    asked.map(([address]) => toOwnPath(address) ?? ''),
  )
  for (const [address, problem] of asked) {
    if (!other.has(toOwnPath(address) ?? '')) problems.set(address, problem)
  }
  return problems
}

/** Returns the path without language, query and fragment; undefined for an address elsewhere. */
function toOwnPath(address: string): string | undefined {
  if (!address.startsWith('/') || address.startsWith('//')) return undefined
  const [name = ''] = address.replace(LANGUAGE, '').split(/[?#]/)
  return (unescapeText(name) ?? name).replace(/(?<=.)\/$/, '') || '/'
}

function toTarget(own: string): Target {
  if (FIXED.has(own)) return { kind: 'fixed' }
  const file = FILE.exec(own)?.[1]
  if (file !== undefined) return { kind: 'file', file }
  const [category, product, shop] = [
    CATEGORY.exec(own)?.[1],
    (PRODUCT.exec(own) ?? PRODUCT_BY_ID.exec(own))?.[1],
    SHOP.exec(own)?.[1],
  ]
  if (category !== undefined) return { kind: 'category', id: category }
  if (product !== undefined) return { kind: 'product', id: product }
  if (shop !== undefined) return { kind: 'shop', id: shop }
  return { kind: 'page', id: PAGES + own }
}

async function readTargets(db: Db, targets: readonly Target[], { at, mediaFolders }: Sources) {
  const idsOf = (kind: string) =>
    targets.flatMap((one) => ('id' in one && one.kind === kind ? [one.id] : []))
  const [categories, products, shops, pages] = await Promise.all([
    readCatalog(db, 'category', idsOf('category'), at),
    readCatalog(db, 'product', idsOf('product'), at),
    readShops(db, idsOf('shop')),
    readPages(db, idsOf('page')),
  ])
  return (target: Target): string | undefined => {
    switch (target.kind) {
      case 'fixed':
        return undefined
      case 'file':
        return isFile(mediaFolders, target.file) ? undefined : `There is no file '${target.file}'.`
      case 'category':
        return explain(`category '${target.id}'`, categories.get(target.id), 'offline')
      case 'product':
        return explain(`product '${target.id}'`, products.get(target.id), 'offline')
      case 'shop':
        return explain(`shop '${target.id}'`, shops.get(target.id), 'closed')
      case 'page':
        return explain(
          `page at ${target.id.slice(PAGES.length)}`,
          pages.get(target.id),
          'not published',
        )
    }
  }
}

/** @param isShown undefined if it is not there at all */
function explain(what: string, isShown: boolean | undefined, otherwise: string) {
  if (isShown === undefined) return `There is no ${what}.`
  return isShown ? undefined : `The ${what} is ${otherwise}.`
}

async function readCatalog(
  db: Db,
  table: 'category' | 'product',
  ids: readonly string[],
  at: Date,
) {
  const found = new Map<string, boolean>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom(table)
    .select(['id', 'online', 'online_from as onlineFrom', 'online_to as onlineTo'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  // catalogs of several sites may have the same id: a link works where one of them is online
  for (const row of rows) found.set(row.id, found.get(row.id) === true || isOnline(row, at))
  return found
}

async function readShops(db: Db, ids: readonly string[]): Promise<Map<string, boolean>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('store').select('id').where('id', 'in', ids).execute()
  return new Map(rows.map(({ id }) => [id, true]))
}

/** A page is shown if an edition, scheduled or not, has published it. */
async function readPages(db: Db, keys: readonly string[]): Promise<Map<string, boolean>> {
  const found = new Map<string, boolean>()
  if (keys.length === 0) return found
  const rows = await db
    .selectFrom('content_item as item')
    .select((eb) => [
      'delivery_key as key',
      eb
        .exists(
          eb
            .selectFrom('content_version as live')
            .select('live.version')
            .whereRef('live.item_id', '=', 'item.id')
            .where('published_at', 'is not', null)
            .where('body', 'is not', null)
            .where((inner) =>
              inner.not(
                inner.exists(
                  inner
                    .selectFrom('content_version as later')
                    .select('later.version')
                    .whereRef('later.item_id', '=', 'live.item_id')
                    .whereRef('later.edition_id', '=', 'live.edition_id')
                    .whereRef('later.version', '>', 'live.version')
                    .where('later.published_at', 'is not', null),
                ),
              ),
            ),
        )
        .as('isShown'),
    ])
    .where('delivery_key', 'in', [...new Set(keys)])
    .execute()
  for (const { key, isShown } of rows) if (key !== null) found.set(key, Boolean(isShown))
  return found
}

/** Returns the paths that lead somewhere although nothing has that name: an archive's own ones. */
async function listOther(db: Db, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set()
  const names = (own: string) => [
    own,
    own.slice(1),
    own
      .split('/')
      .at(-1)
      ?.replace(/\.html$/, ''),
  ]
  const all = [...new Set(paths.flatMap(names))].filter((name) => name !== undefined)
  const [redirects, products, categories, assets] = await Promise.all([
    db.selectFrom('redirect_url').select('uri as name').where('uri', 'in', all).execute(),
    db.selectFrom('product').select('page_url as name').where('page_url', 'in', all).execute(),
    db
      .selectFrom('category')
      .select(sql<string>`custom ->> 'routeUrl'`.as('name'))
      .where(sql<boolean>`custom ->> 'routeUrl' = any(${all}::text[])`)
      .execute(),
    db.selectFrom('content_asset').select('id as name').where('id', 'in', all).execute(),
  ])
  const known = new Set(
    [...redirects, ...products, ...categories, ...assets].map(({ name }) => name),
  )
  return new Set(paths.filter((own) => names(own).some((name) => known.has(name ?? ''))))
}

function isFile(folders: readonly string[], name: string): boolean {
  return folders.some((folder) => {
    const file = path.resolve(folder, name)
    return file.startsWith(path.resolve(folder) + path.sep) && existsSync(file)
  })
}
