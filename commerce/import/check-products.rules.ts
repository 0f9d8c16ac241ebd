import type { Archive } from './archive'
import type { ProductRecord } from './archive.schemas'
import type { Findings } from './findings'

/** Checks masters against their variants, variation values, names and pictures. */
export function checkProducts(
  { catalogs }: Archive,
  findings: Findings,
  productIds: ReadonlySet<string>,
  hasPhoto: (path: string) => boolean,
): void {
  const records = new Map(
    catalogs.flatMap(({ products }) => products.map((product) => [product.id, product] as const)),
  )
  const masterOf = new Map<string, string>()
  for (const { file, products } of catalogs) {
    for (const product of products) {
      checkPictures(file, product, findings, hasPhoto)
      for (const { productId } of product.variants) {
        const variant = records.get(productId)
        const other = masterOf.get(productId)
        if (!variant || !productIds.has(productId)) {
          findings.error(file, product.id, `the variant ${productId} does not exist`)
        } else if (other !== undefined) {
          findings.error(file, productId, `is a variant of both ${other} and ${product.id}`)
        } else checkVariant(file, product, variant, findings)
        masterOf.set(productId, product.id)
      }
    }
    for (const { id, name } of products) {
      if (name === undefined && !masterOf.has(id)) findings.error(file, id, 'has no display-name')
    }
  }
}

function checkVariant(
  file: string,
  master: ProductRecord,
  variant: ProductRecord,
  findings: Findings,
): void {
  if (variant.isMaster) findings.error(file, variant.id, 'is both a variant and a master')
  for (const { id, values } of master.variationAttributes) {
    const value = variant.custom[id]
    if (value === undefined) findings.error(file, variant.id, `has no value for ${id}`)
    else if (!values.some((known) => known.value === String(value))) {
      findings.error(file, variant.id, `${id} ${value} is not among the values of ${master.id}`)
    }
  }
}

function checkPictures(
  file: string,
  { id, images, variationAttributes }: ProductRecord,
  findings: Findings,
  hasPhoto: (path: string) => boolean,
): void {
  const missing = images.flatMap((group) => group.images.map(({ path }) => path))
  for (const path of new Set(missing)) {
    if (!hasPhoto(path)) findings.error(file, id, `there is no picture ${path}`)
  }
  for (const { variation = {} } of images) {
    for (const [attributeId, value] of Object.entries(variation)) {
      const attribute = variationAttributes.find((known) => known.id === attributeId)
      if (!attribute?.values.some((known) => known.value === value)) {
        findings.error(file, id, `pictures for ${attributeId} ${value}, which is not a variation`)
      }
    }
  }
}
