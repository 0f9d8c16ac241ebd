import { sql } from 'kysely'
import { type ProductOption } from '../../catalog/product-option.schemas'
import type { ProductRecord } from '../catalog-records.schemas'
import { toExcluded } from './excluded-columns'
import { addCount, filesOf, isWhole, toReading, type WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'
import { resolvePicture, type PictureOwner } from '../picture-paths'
import { toProductRow, type ProductRow } from '../product-rows.rules'
import { readProduct } from '../read/read-product'
import { listProductOptions, readProductOption } from '../read/read-product-option'
import { inBatches, streamRecords } from '../stream-records'
import type { XmlElement } from '../xml-element'

const NO_ATTRIBUTES = new Map<string, never>()

/**
 * Writes all products and options of the catalogs, some hundred at a time. Existing products are
 * updated, so that they keep their creation date.
 */
export async function writeProducts(context: WriteContext): Promise<void> {
  await writeCatalogs(context)
  const optionKeys = new Set<string>()
  for (const { path } of filesOf(context, 'catalog')) await writeFile(context, path, optionKeys)
  if (isWhole(context, 'catalog')) await removeOthers(context, optionKeys)
  const gone = [...context.index.deletedProductIds].filter((id) => !context.index.products.has(id))
  await removeProducts(context, gone)
}

async function writeCatalogs({ trx, index }: WriteContext): Promise<void> {
  const rows = [...index.catalogs.keys()].map((id) => ({ id }))
  await insertInChunks(rows, (chunk) =>
    trx
      .insertInto('catalog')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

async function writeFile(
  context: WriteContext,
  file: string,
  optionKeys: Set<string>,
): Promise<void> {
  const { index } = context
  let catalogId = ''
  for await (const elements of inBatches(streamRecords(context, file, ['catalog']))) {
    catalogId = elements[0]?.attributes['catalog-id'] ?? catalogId
    const shared = index.catalogs.get(catalogId)?.sharedVariationAttributes ?? NO_ATTRIBUTES
    const rows = new Map<string, ProductRow>()
    const options = new Map<string, ProductOption>()
    for (const element of elements) {
      if (element.attributes['mode'] === 'delete') continue
      if (element.name === 'product-option') addSharedOption(context, file, element, options)
      if (element.name !== 'product') continue
      const record = readProduct(toReading(context, file), element, shared)
      if (!record || index.products.get(record.id)?.catalogId !== catalogId) continue
      addOwnOptions(context, file, element, record, options)
      checkRecord(context, file, record)
      record.images = resolveImages(context, { file, id: record.id, catalogId }, record.images)
      rows.set(record.id, toProductRow(record, catalogId, index))
    }
    await upsertProducts(context, [...rows.values()])
    await upsertOptions(context, catalogId, options)
    for (const id of options.keys()) optionKeys.add(JSON.stringify([catalogId, id]))
  }
}

function addSharedOption(
  context: WriteContext,
  file: string,
  element: XmlElement,
  options: Map<string, ProductOption>,
): void {
  const option = readProductOption(toReading(context, file), element)
  const id = element.attributes['option-id']
  if (option && id !== undefined) options.set(id, option)
}

/**
 * Stores a product's own options in separate rows. The product refers to the row; the option keeps
 * its id for the API.
 */
function addOwnOptions(
  context: WriteContext,
  file: string,
  element: XmlElement,
  record: ProductRecord,
  options: Map<string, ProductOption>,
): void {
  for (const { id, own } of listProductOptions(element)) {
    if (!own) continue
    const option = readProductOption(toReading(context, file), own)
    const rowId = `${record.id}/${id}`
    if (option) options.set(rowId, { ...option, optionId: id })
    for (const use of record.options) if (use.optionId === id) use.optionId = rowId
  }
}

async function upsertProducts(context: WriteContext, rows: readonly ProductRow[]): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id')
  const isMerge = context.mode === 'merge'
  await context.trx
    .insertInto('product')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...toExcluded(columns), ...(isMerge ? UNCHANGED_BY_MERGE : {}) }),
    )
    .execute()
  const variants = rows.filter(({ kind }) => kind === 'variant').length
  addCount(context, 'variants', variants)
  addCount(context, 'products', rows.length - variants)
}

// a variant that is imported without its master remains a variant
const UNCHANGED_BY_MERGE = {
  master_id: sql<never>`coalesce(excluded.master_id, product.master_id)`,
  kind: sql<never>`case when excluded.kind = 'standard'
    and product.kind in ('variant', 'variation_group') then product.kind else excluded.kind end`,
  variation_values: sql<never>`case when excluded.master_id is null
    then product.variation_values else excluded.variation_values end`,
}

async function upsertOptions(
  context: WriteContext,
  catalogId: string,
  options: ReadonlyMap<string, ProductOption>,
): Promise<void> {
  const rows = [...options].map(([id, option]) => ({
    catalog_id: catalogId,
    id,
    definition: JSON.stringify(option),
  }))
  addCount(context, 'options', rows.length)
  await insertInChunks(rows, (chunk) =>
    context.trx
      .insertInto('product_option')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['catalog_id', 'id']).doUpdateSet(toExcluded(['definition'])),
      )
      .execute(),
  )
}

/** Removes references to objects that do not exist from a product. */
function checkRecord(context: WriteContext, file: string, record: ProductRecord): void {
  const { findings, index, remainingProductIds } = context
  const exists = (id: string) => index.products.has(id) || remainingProductIds.has(id)
  const { id } = record
  record.members = record.members.filter(({ productId }) => {
    if (!exists(productId)) findings.error(file, id, 'its part %s does not exist', productId)
    return exists(productId)
  })
  record.productLinks = record.productLinks.filter(({ targetId }) => {
    if (!exists(targetId))
      findings.error(file, id, 'the linked product %s does not exist', targetId)
    return exists(targetId)
  })
  const indexed = index.products.get(id)
  if (record.name === undefined && indexed?.masterId === undefined) {
    findings.warn(file, id, 'has no display-name')
  }
  checkVariation(context, file, record)
}

function resolveImages(
  context: WriteContext,
  owner: PictureOwner,
  groups: ProductRecord['images'],
): ProductRecord['images'] {
  const names = new Set(groups.flatMap(({ images }) => images.map((image) => image.path)))
  const paths = new Map([...names].map((name) => [name, resolvePicture(context, owner, name)]))
  return groups.map((group) => ({
    ...group,
    images: group.images.map((image) => ({ ...image, path: paths.get(image.path) ?? image.path })),
  }))
}

function checkVariation(context: WriteContext, file: string, record: ProductRecord): void {
  const { findings, index } = context
  const { masterId, isVariationGroup, catalogId } = index.products.get(record.id) ?? {}
  const family = masterId === undefined ? undefined : index.products.get(masterId)?.family
  for (const { id, sharedId, values } of family?.attributes ?? []) {
    const shared = index.catalogs
      .get(catalogId ?? '')
      ?.sharedVariationAttributes.get(sharedId ?? '')
    const known = shared?.values.map(({ value }) => value) ?? values
    const value = record.custom[id]
    if (value === undefined) {
      if (!isVariationGroup) findings.warn(file, record.id, 'has no value for %s', id)
    } else if (!known.includes(String(value))) {
      findings.warn(file, record.id, '%s %s is not among the values of %s', id, value, masterId)
    }
  }
}

/** Removes options, products and catalogs that the archive no longer contains. */
async function removeOthers(
  { trx, index }: WriteContext,
  optionKeys: ReadonlySet<string>,
): Promise<void> {
  await sql`delete from product_option where not exists (
    select from unnest(${[...optionKeys]}::text[]) as kept(key)
    where kept.key::jsonb = jsonb_build_array(catalog_id, product_option.id)
  )`.execute(trx)
  await sql`delete from product where not exists (
    select from unnest(${[...index.products.keys()]}::text[]) as kept(id) where kept.id = product.id
  )`.execute(trx)
  await sql`delete from catalog where id <> all(${[...index.catalogs.keys()]}::text[])`.execute(trx)
}

async function removeProducts({ trx }: WriteContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`update product set master_id = null, kind = 'standard'
    where master_id = any(${[...ids]}::text[])`.execute(trx)
  await sql`delete from product where id = any(${[...ids]}::text[])`.execute(trx)
}
