import type { Localized } from '../../db/columns'
import type { SearchTree } from '../category-tree.rules'
import type { SearchSetting } from '../search-setting.schemas'
import type { DocumentTexts, WeighedText } from '../search.tables'
import { toWords } from '../words.rules'
import type { SearchFamily } from './product-family.rules'

interface TextField {
  path: string
  weight: number
}

const MAX_TEXT_LENGTH = 20_000
const BOOST_TO_WEIGHT = 10

/** The searched fields if the archive defines none. */
const DEFAULT_FIELDS: readonly TextField[] = [
  { path: 'name', weight: 80 },
  { path: 'ID', weight: 80 },
  { path: 'brand', weight: 40 },
  { path: 'pageKeywords', weight: 40 },
  { path: 'custom.displayName', weight: 40 },
  { path: 'category.displayName', weight: 20 },
  { path: 'variations', weight: 20 },
  { path: 'shortDescription', weight: 20 },
  { path: 'longDescription', weight: 10 },
]
// typing errors are not corrected to words of these fields, because they are too long or contain no
// words
const NOT_CORRECTABLE = new Set(['ID', 'longDescription', 'UPC', 'EAN', 'manufacturerSKU'])

export function toTextFields(setting: SearchSetting): readonly TextField[] {
  if (setting.searchableAttributes.length === 0) return DEFAULT_FIELDS
  const fields = setting.searchableAttributes.map(({ attributeId, boost }) => ({
    path: attributeId.replace(/^product\./, '').replace(/^c_/, 'custom.'),
    weight: Math.max(1, Math.round(boost * BOOST_TO_WEIGHT)),
  }))
  const hasIds = fields.some(({ path }) => path === 'ID')
  return hasIds ? fields : [...fields, { path: 'ID', weight: 80 }]
}

export function toDocumentTexts(
  family: SearchFamily,
  fields: readonly TextField[],
  tree: SearchTree,
  categoryIds: readonly string[],
  locales: readonly string[],
): DocumentTexts {
  const texts: DocumentTexts = { default: [] }
  for (const locale of ['default', ...locales]) {
    const isOwn = locale === 'default'
    const own = fields.flatMap(({ path, weight }): WeighedText[] => {
      const values = valuesOf(family, path, locale, tree, categoryIds)
      const words = toWords(values.join(' ').slice(0, MAX_TEXT_LENGTH)).join(' ')
      return words === '' ? [] : [[weight, words, NOT_CORRECTABLE.has(path) ? 0 : 1]]
    })
    if (isOwn || JSON.stringify(own) !== JSON.stringify(texts['default'])) texts[locale] = own
  }
  return texts
}

function valuesOf(
  family: SearchFamily,
  path: string,
  locale: string,
  tree: SearchTree,
  categoryIds: readonly string[],
): string[] {
  const { product, variants } = family
  if (path === 'ID') return [product.id, ...variants.map(({ id }) => id)]
  if (path === 'variations') return variationNames(family)
  if (path === 'category.displayName' || path === 'category.name') {
    return categoryIds.flatMap((id) => categoryName(tree, id, locale) ?? [])
  }
  const isCustom = path.startsWith('custom.')
  const id = isCustom ? path.slice('custom.'.length) : path
  const property = isCustom ? `c_${id}` : id
  const translated = localizedValue(product.localized, locale, property)
  const plain: unknown = isCustom ? product.custom[id] : Reflect.get(product, toProperty(id))
  const own = toTexts(translated ?? plain)
  return isCustom ? [...own, ...variationNames(family, id)] : own
}

function toProperty(attributeId: string): string {
  if (attributeId === 'manufacturerSKU') return 'manufacturerSku'
  return attributeId === 'UPC' || attributeId === 'EAN' ? attributeId.toLowerCase() : attributeId
}

function categoryName(tree: SearchTree, id: string, locale: string): string | undefined {
  const category = tree.get(id)
  if (!category) return undefined
  const translated = localizedValue(category.localized, locale, 'name')
  return typeof translated === 'string' ? translated : category.name
}

/** Returns the text of a locale or of its language; undefined if neither has one. */
function localizedValue(localized: Localized, locale: string, property: string): unknown {
  for (const key of [locale, locale.split('-')[0] ?? locale]) {
    const text = localized[key]?.[property]
    if (text !== undefined && text !== null) return text
  }
  return undefined
}

function variationNames({ master, variants }: SearchFamily, only?: string): string[] {
  return (master?.variationAttributes ?? [])
    .filter(({ id }) => only === undefined || id === only)
    .flatMap(({ id, values }) =>
      values
        .filter(({ value }) => variants.some((variant) => variant.variationValues[id] === value))
        .map(({ name }) => name),
    )
}

function toTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((part: unknown) => toTexts(part))
  if (typeof value === 'string') return [value]
  return typeof value === 'number' ? [String(value)] : []
}
