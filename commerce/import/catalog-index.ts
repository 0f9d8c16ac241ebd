import type { VariationAttributeRecord } from './catalog-records.schemas'
import { addDefinitions } from './read/read-attribute-definitions'
import { kindOf } from './read/read-product'
import { readVariationAttribute } from './read/read-variation-attribute'
import { isGone, type Reading } from './read/parse-records'
import {
  child,
  children,
  descend,
  markRead,
  textOf,
  type XmlElement,
} from '../archives/xml-element'

export interface IndexedProduct {
  file: string
  catalogId: string
  isMaster: boolean
  /** Position in the archive, counted across all catalogs. */
  position: number
  masterId?: string
  isVariationGroup?: boolean
  family?: Family
}

/** The values that variants inherit from their master, and the attributes in which they differ. */
interface Family {
  name?: string
  taxClassId?: string
  attributes: { id: string; sharedId?: string; values: string[] }[]
  variantIds: string[]
  variationGroupIds: string[]
  /** How the archive's lists change those of an existing master; absent if it has no list. */
  listModes: { variants?: string; variationGroups?: string }
  /** Whether a part of the lists has no id, so that it could mean any product or attribute. */
  isUnread: boolean
}

export interface IndexedCatalog {
  id: string
  /**
   * Files with category assignments or recommendations, which are read again after all products
   * have been written.
   */
  placingFiles: Set<string>
  categories: Map<string, { parentId?: string }>
  sharedVariationAttributes: Map<string, VariationAttributeRecord>
  sharedOptionIds: Set<string>
  /** The base path of its pictures, relative to its static folder. */
  imageBasePath?: string
}

const MAX_ID = 100

/** The ids in an archive's catalogs and their relations, which is all that is kept in memory. */
export class CatalogIndex {
  readonly catalogs = new Map<string, IndexedCatalog>()
  readonly products = new Map<string, IndexedProduct>()
  readonly deletedProductIds = new Set<string>()
  /** Whether the variants of a master could not all be read. */
  hasUnreadFamilies = false

  /** Adds an element of `catalogs/<id>/catalog.xml`. */
  add(reading: Reading, catalogId: string, element: XmlElement): void {
    const catalog = this.#catalogOf(catalogId)
    const { attributes, name } = element
    const isDeleted = isGone(reading, element)
    if (name === 'header') {
      markRead(element)
      const [location] = descend(element, 'image-settings', 'internal-location')
      catalog.imageBasePath = location?.attributes['base-path']
    }
    if (name === 'product') this.#addProduct(reading, catalog, element, isDeleted)
    if (name === 'category' && !isDeleted && attributes['category-id']) {
      if (catalog.categories.has(attributes['category-id'])) {
        const kind = 'the category stands more than once; the last counts'
        reading.findings.warn(reading.file, attributes['category-id'], kind)
      }
      catalog.categories.set(attributes['category-id'], { parentId: textOf(element, 'parent') })
    }
    if (name === 'product-option' && !isDeleted) {
      catalog.sharedOptionIds.add(attributes['option-id'] ?? '')
    }
    if (name === 'variation-attribute' && !isDeleted) {
      const record = readVariationAttribute(reading, undefined, element)
      const id = attributes['variation-attribute-id']
      if (record && id) catalog.sharedVariationAttributes.set(id, record)
    }
    if (name === 'product-attribute-definitions') {
      addDefinitions(reading, 'Product', children(element, 'attribute-definition'), true)
    }
    if (name !== 'product') catalog.placingFiles.add(reading.file)
  }

  /** @param knownIds existing products, which stay. */
  finish({ findings }: Reading, knownIds: ReadonlySet<string>): void {
    for (const [masterId, { file, family }] of this.products) {
      if (!family) continue
      const settle = (isVariationGroup: boolean) => (id: string, index: number) => {
        // keeps the positions of the others
        if (id === '') return false
        const isElsewhere = !this.products.has(id) && knownIds.has(id)
        if (isElsewhere) return true
        const problem = this.#join(id, masterId, index, isVariationGroup)
        if (problem !== undefined) findings.error(file, masterId, problem, id)
        return problem === undefined
      }
      family.variantIds = family.variantIds.filter(settle(false))
      family.variationGroupIds = family.variationGroupIds.filter(settle(true))
    }
  }

  /** @returns an error message if the product cannot be a variant of that master. */
  #join(
    id: string,
    masterId: string,
    index: number,
    isVariationGroup: boolean,
  ): string | undefined {
    const product = this.products.get(id)
    if (!product) return 'the variant %s does not exist'
    if (product.isMaster) return '%s is both a variant and a master'
    if (product.masterId !== undefined) return '%s is a variant of another master already'
    Object.assign(product, { masterId, isVariationGroup, position: index })
    return undefined
  }

  #catalogOf(id: string): IndexedCatalog {
    const known = this.catalogs.get(id)
    if (known) return known
    const catalog: IndexedCatalog = {
      id,
      placingFiles: new Set(),
      categories: new Map(),
      sharedVariationAttributes: new Map(),
      sharedOptionIds: new Set(),
    }
    this.catalogs.set(id, catalog)
    return catalog
  }

  #addProduct(
    { file, findings }: Reading,
    { id: catalogId }: IndexedCatalog,
    element: XmlElement,
    isDeleted: boolean,
  ): void {
    const id = element.attributes['product-id'] ?? ''
    if (isDeleted) this.deletedProductIds.add(id)
    if (isDeleted || id === '' || id.length > MAX_ID) return
    const position = this.products.size
    if (this.products.has(id))
      findings.warn(file, id, 'the product is listed more than once; the last entry is used')
    const isMaster = kindOf(element) === 'master'
    const family = isMaster ? readFamily(element) : undefined
    if (family?.isUnread) this.hasUnreadFamilies = true
    this.products.set(id, { file, catalogId, isMaster, position, family })
  }
}

function readFamily(element: XmlElement): Family {
  const variations = child(element, 'variations')
  const idsOf = (list: string, name: string) =>
    descend(variations, list, name).map(({ attributes }) => attributes['product-id'] ?? '')
  const hasIds = (list: string, id: string) =>
    descend(variations, list).every(({ elements }) => elements.every((one) => one.attributes[id]))
  const modeOf = (list: string) => {
    const found = child(variations, list)
    const mode = found && (found.attributes['merge-mode'] ?? 'replace')
    return mode === 'replace' && !hasIds(list, 'product-id') ? 'add' : mode
  }
  return {
    name: textOf(element, 'display-name'),
    taxClassId: textOf(element, 'tax-class-id'),
    attributes: descend(variations, 'attributes')
      .flatMap(({ elements }) => elements)
      .map((attribute) => ({
        id: attribute.attributes['attribute-id'] ?? '',
        sharedId:
          attribute.name === 'shared-variation-attribute'
            ? attribute.attributes['variation-attribute-id']
            : undefined,
        values: attribute.elements
          .flatMap(({ elements }) => elements)
          .flatMap(({ attributes }) => attributes['value'] ?? attributes['value-id'] ?? []),
      })),
    listModes: { variants: modeOf('variants'), variationGroups: modeOf('variation-groups') },
    isUnread: !(
      hasIds('variants', 'product-id') &&
      hasIds('variation-groups', 'product-id') &&
      hasIds('attributes', 'attribute-id')
    ),
    variantIds: idsOf('variants', 'variant'),
    variationGroupIds: idsOf('variation-groups', 'variation-group'),
  }
}
