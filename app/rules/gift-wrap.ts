import { findVariant, type VariationValues } from './variant-choice'

/** The variation attribute of a product's gift wrap (PDP-095). */
export const WRAP_ATTRIBUTE = 'wrap'

export interface Wrapper {
  id: string
  name: string
}

interface WrappableProduct<W extends Wrapper> {
  id: string
  values: VariationValues
  variations: readonly { id: string; values: readonly W[] }[]
  variants: readonly { productId: string; orderable: boolean; values: VariationValues }[]
}

interface Line {
  itemId?: string
  productId?: string
}

/**
 * A gift wrap with the lines that are available in it, and the variant that each line changes to.
 */
export interface WrapChoice<W extends Wrapper> {
  wrapper: W
  /** Also for lines that have it already: an unfinished change may be taking it from them. */
  changes: { itemId: string; productId: string }[]
  /** Whether all wrappable lines have this wrap. */
  isChosen: boolean
  isOrderable: boolean
}

/** Lists the gift wraps available for a shipment's lines, and the changes each one makes. */
export function listWrapChoices<W extends Wrapper>(
  lines: readonly Line[],
  products: ReadonlyMap<string, WrappableProduct<W>>,
): WrapChoice<W>[] {
  const wrapped = listWrapped(lines, products)
  const wrappers = new Map(
    wrapped.flatMap(({ wrappers: own }) => own.map((wrapper) => [wrapper.id, wrapper] as const)),
  )
  return [...wrappers.values()].map((wrapper) => {
    const targets = wrapped.flatMap(({ itemId, product }) => {
      const wanted = { ...product.values, [WRAP_ATTRIBUTE]: wrapper.id }
      const variant = findVariant(product.variants, wanted)
      return variant ? [{ itemId, product, variant }] : []
    })
    const isNew = ({ product, variant }: (typeof targets)[number]) =>
      variant.productId !== product.id
    const changes = targets
      .filter((target) => !isNew(target) || target.variant.orderable)
      .map(({ itemId, variant: { productId } }) => ({ itemId, productId }))
    const isChosen = wrapped.every(({ product }) => product.values[WRAP_ATTRIBUTE] === wrapper.id)
    return {
      wrapper,
      changes,
      isChosen,
      isOrderable: isChosen || targets.some((target) => isNew(target) && target.variant.orderable),
    }
  })
}

export function listWrappedLines<L extends Line, W extends Wrapper>(
  lines: readonly L[],
  products: ReadonlyMap<string, WrappableProduct<W>>,
): L[] {
  const ids = new Set(listWrapped(lines, products).map(({ itemId }) => itemId))
  return lines.filter(({ itemId = '' }) => ids.has(itemId))
}

function listWrapped<W extends Wrapper>(
  lines: readonly Line[],
  products: ReadonlyMap<string, WrappableProduct<W>>,
) {
  return lines.flatMap(({ itemId, productId = '' }) => {
    const product = findProduct(productId, products)
    const attribute = product?.variations.find(({ id }) => id === WRAP_ATTRIBUTE)
    if (!product || !attribute || itemId === undefined) return []
    return [{ itemId, product, wrappers: attribute.values }]
  })
}

/**
 * Finds a product by its id, or as a variant of a loaded product: a newly chosen wrap is such a
 * variant.
 */
function findProduct<W extends Wrapper>(
  id: string,
  products: ReadonlyMap<string, WrappableProduct<W>>,
): WrappableProduct<W> | undefined {
  const known = products.get(id)
  if (known) return known
  for (const product of products.values()) {
    const variant = product.variants.find(({ productId }) => productId === id)
    if (variant) return { ...product, id, values: variant.values }
  }
  return undefined
}
