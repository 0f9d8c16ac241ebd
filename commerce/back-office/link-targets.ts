import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { toDashes } from '../../rules/product-path'
import { SHOP_PAGES, SHOP_SHEETS } from '../../rules/shop-pages'
import type { StudioLinkKind, StudioLinkTarget } from '../../contracts/studio-texts'
import { toCategoryPath, toProductPath } from '../catalog/page-address.rules'
import type { Config } from '../config'
import type { Db } from '../db/client'
import { toLikePattern } from '../db/like-pattern'

export interface LinkTargetsNeeds {
  db: Db
  config: Config
}

interface Asked {
  kind: StudioLinkKind
  text: string
}

const MOST = 20
const PAGE = /^pages\//
const FILE = /\.(?:pdf|jpe?g|png|webp|avif|svg)$/i
const DOCUMENT = /\.pdf$/i
/** A width that the storefront serves (app/server/host/image-request.ts). */
const PICTURE_WIDTH = 1200

/** Lists up to twenty targets to which editors can link, with the addresses of the storefront. */
export async function listLinkTargets(
  { db, config }: LinkTargetsNeeds,
  { kind, text }: Asked,
): Promise<StudioLinkTarget[]> {
  switch (kind) {
    case 'page':
      return [
        ...fixed(
          SHOP_PAGES.map((page) => ({ ...page, address: page.path })),
          text,
        ),
        ...(await listPages(db, text)),
      ].slice(0, MOST)
    case 'sheet':
      return fixed(SHOP_SHEETS, text)
    case 'category':
      return listCategories(db, text)
    case 'product':
      return listProducts(db, text)
    case 'document':
      return listFiles([config.mediaDir, config.importedMediaDir], text)
  }
}

function fixed(all: readonly StudioLinkTarget[], text: string): StudioLinkTarget[] {
  const words = toDashes(text)
  return all
    .filter(({ name, address }) => text === '' || `${toDashes(name)} ${address}`.includes(words))
    .map(({ name, address }) => ({ name, address }))
}

async function listPages(db: Db, text: string): Promise<StudioLinkTarget[]> {
  const pattern = toLikePattern(text)
  const rows = await db
    .selectFrom('content_item')
    .select(['name', 'delivery_key as key'])
    .where('delivery_key', 'like', 'pages/%')
    .where((eb) => eb.or([eb('name', 'ilike', pattern), eb('delivery_key', 'ilike', pattern)]))
    .orderBy('name')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(({ name, key }) => ({ name, address: `/${(key ?? '').replace(PAGE, '')}` }))
}

async function listCategories(db: Db, text: string): Promise<StudioLinkTarget[]> {
  const pattern = toLikePattern(text)
  const rows = await db
    .selectFrom('category')
    .select(['id', 'name', 'custom'])
    .where('parent_id', 'is not', null)
    .where((eb) => eb.or([eb('name', 'ilike', pattern), eb('id', 'ilike', pattern)]))
    .orderBy('name')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return unique(rows.map(({ id, name, custom }) => ({ name, address: toCategoryPath(id, custom) })))
}

async function listProducts(db: Db, text: string): Promise<StudioLinkTarget[]> {
  const pattern = toLikePattern(text)
  const rows = await db
    .selectFrom('product')
    .select((eb) => [
      'id',
      'name',
      'custom',
      'page_url as pageUrl',
      eb
        .selectFrom('category_product')
        .select('category_id')
        .whereRef('product_id', '=', 'product.id')
        .orderBy('is_primary', 'desc')
        .orderBy('category_id')
        .limit(1)
        .as('categoryId'),
    ])
    .where('master_id', 'is', null)
    .where((eb) => eb.or([eb('name', 'ilike', pattern), eb('id', 'ilike', pattern)]))
    .orderBy('name')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return unique(
    rows.map((row) => ({
      name: row.name,
      address: toProductPath(row, row.categoryId ?? undefined),
    })),
  )
}

/** Documents and pictures of the media folders, documents first. */
async function listFiles(folders: readonly string[], text: string): Promise<StudioLinkTarget[]> {
  const names = new Set<string>()
  for (const folder of folders) {
    for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
      if (FILE.test(name)) names.add(name.split(path.sep).join('/'))
    }
  }
  const words = text.toLowerCase().split(/\s+/)
  return [...names]
    .filter((name) => words.every((word) => name.toLowerCase().includes(word)))
    .sort(
      (one, other) =>
        Number(DOCUMENT.test(other)) - Number(DOCUMENT.test(one)) || one.localeCompare(other),
    )
    .slice(0, MOST)
    .map((name) => ({
      name,
      address: DOCUMENT.test(name) ? `/document/${name}` : `/image/${PICTURE_WIDTH}/${name}`,
    }))
}

function unique(targets: readonly StudioLinkTarget[]): StudioLinkTarget[] {
  return [...new Map(targets.map((target) => [target.address, target])).values()]
}
