import { sql } from 'kysely'
import type { ProductOption } from '../../catalog/product-option.schemas'
import type { ProductRecord } from '../catalog-records.schemas'
import { filesOf, isProduct, toReading, type WriteContext } from '../import-context'
import { resolvePicture, type PictureOwner } from '../picture-paths'
import { toProductRow } from '../product-rows.rules'
import { readProduct } from '../read/read-product'
import { listProductOptions, readProductOption } from '../read/read-product-option'
import type { Named } from '../read/read-record'
import { readEach, type Entry, type Reading } from '../read/parse-records'
import type { Naming } from '../record-fields'
import { inBatches, streamRecords } from '../stream-records'
import type { XmlElement } from '../../archives/xml-element'
import { withoutNaming } from './row-entries'
import type { RowEntry, RowKind } from './row-kind'
import { deriveVariants } from './write-variants'

const NO_ATTRIBUTES = new Map<string, never>()

const CATALOG: RowKind = { table: 'catalog', key: ['id'], root: 'catalog' }
const PRODUCT: RowKind = { table: 'product', key: ['id'], root: 'catalog' }
const OPTION: RowKind = {
  table: 'product_option',
  key: ['catalog_id', 'id'],
  root: 'catalog',
  count: 'options',
}

/** Existing products are updated, so that they keep their creation date. */
export async function writeProducts(context: WriteContext): Promise<void> {
  const { rows, index, mode } = context
  if (mode !== 'delete') {
    const catalogs = [...index.catalogs.keys()].map((id) => ({ key: { id }, row: { id } }))
    await rows.write(CATALOG, catalogs)
  }
  for (const { path } of filesOf(context, 'catalog')) await writeFile(context, path)
  for (const kind of [OPTION, PRODUCT, CATALOG]) await rows.finish(kind)
  await deriveVariants(context)
  await count(context)
}

async function writeFile(context: WriteContext, file: string): Promise<void> {
  const { index, rows } = context
  let catalogId = ''
  for await (const elements of inBatches(streamRecords(context, file, ['catalog']))) {
    catalogId = elements[0]?.attributes['catalog-id'] ?? catalogId
    if (catalogId === '') return
    const reading = toReading(context, file)
    const shared = index.catalogs.get(catalogId)?.sharedVariationAttributes ?? NO_ATTRIBUTES
    const of = (name: string) => elements.filter((element) => element.name === name)
    const options = readOptions(reading, of('product-option'))
    const entries = readEach(
      reading,
      of('product'),
      ({ attributes }) => attributes['product-id'],
      (element) => {
        const record = readProduct(reading, element, shared)
        const isHere = index.products.get(record?.id ?? '')?.catalogId === catalogId
        if (!record || !isHere) {
          options.push(...listOwnOptions(reading, element))
          return undefined
        }
        options.push(...listOwnOptions(reading, element, record))
        checkRecord(context, file, record)
        record.images = resolveImages(context, { file, id: record.id, catalogId }, record.images)
        return record
      },
    ).map(({ id, record, isGone: isDeleted }): RowEntry => {
      const key = { id: id || undefined }
      // a product may be deleted in one catalog and stand in another
      if (isDeleted && index.products.has(id)) return { key }
      if (!record) return { key, isGone: isDeleted }
      const row = toProductRow(record, catalogId, index)
      return { key, row, naming: withVariation(record.naming, row, index.hasUnreadFamilies) }
    })
    await rows.write(PRODUCT, entries)
    await rows.write(
      OPTION,
      options.map(({ id, record, isGone: isDeleted }): RowEntry => {
        const key = { catalog_id: catalogId, id: id || undefined }
        if (!record) return { key, isGone: isDeleted }
        return {
          key,
          row: { ...key, definition: withoutNaming(record) },
          naming: record.naming,
        }
      }),
    )
  }
}

const MEMBERSHIP = ['kind', 'masterId', 'position', 'variationValues']

/**
 * A product is a variant because its master lists it, not because of what its element names.
 * @param mayBeListed whether a master has a list of variants that could not be read.
 */
function withVariation(
  naming: Naming,
  row: { kind: string; master_id: string | null },
  mayBeListed: boolean,
): Naming {
  if (row.master_id === null) {
    if (!mayBeListed || row.kind !== 'standard') return naming
    return { ...naming, unread: new Set([...naming.unread, ...MEMBERSHIP]) }
  }
  return {
    ...naming,
    named: new Set([...naming.named, 'kind', 'masterId', 'position']),
  }
}

type OptionEntry = Entry<Named<ProductOption>>

function readOptions(reading: Reading, elements: readonly XmlElement[]): OptionEntry[] {
  const idOf = ({ attributes }: XmlElement) => attributes['option-id']
  return readEach(reading, elements, idOf, (element) => readProductOption(reading, element))
}

/**
 * The product refers to the row; the option keeps its id for the API.
 * @param product absent if it is not written; then its options stay as they are.
 */
function listOwnOptions(
  reading: Reading,
  element: XmlElement,
  product?: ProductRecord,
): OptionEntry[] {
  return listProductOptions(element).flatMap(({ id, own }): OptionEntry[] => {
    if (!own) return []
    const rowId = id ? `${element.attributes['product-id']}/${id}` : ''
    for (const use of product?.options ?? []) if (use.optionId === id) use.optionId = rowId
    const [{ record } = {}] = product && id ? readOptions(reading, [own]) : []
    if (!record || !id) return [{ id: rowId, isGone: false }]
    const named = new Set([...record.naming.named, 'optionId'])
    const naming = { ...record.naming, named }
    return [{ id: rowId, isGone: false, record: { ...record, optionId: id, naming } }]
  })
}

/** Removes references to objects that do not exist from a product. */
function checkRecord(context: WriteContext, file: string, record: ProductRecord): void {
  const { findings, index, mode } = context
  const exists = (id: string) => isProduct(context, id)
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
  if (record.name === undefined && indexed?.masterId === undefined && mode === 'replace') {
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
  const { findings, index, mode } = context
  const { masterId, isVariationGroup, catalogId } = index.products.get(record.id) ?? {}
  const family = masterId === undefined ? undefined : index.products.get(masterId)?.family
  for (const { id, sharedId, values } of family?.attributes ?? []) {
    const shared = index.catalogs
      .get(catalogId ?? '')
      ?.sharedVariationAttributes.get(sharedId ?? '')
    const known = shared?.values.map(({ value }) => value) ?? values
    const value = record.custom[id]
    if (value === undefined) {
      if (!isVariationGroup && mode === 'replace')
        findings.warn(file, record.id, 'has no value for %s', id)
    } else if (!known.includes(String(value))) {
      findings.warn(file, record.id, '%s %s is not among the values of %s', id, value, masterId)
    }
  }
}

async function count({ trx, counts, index }: WriteContext): Promise<void> {
  if (index.products.size === 0) return
  const { rows } = await sql<{ variants: number; products: number }>`
    select count(*) filter (where kind = 'variant') as variants,
      count(*) filter (where kind <> 'variant') as products
    from product where id = any(${[...index.products.keys()]}::text[])`.execute(trx)
  Object.assign(counts, rows[0])
}
