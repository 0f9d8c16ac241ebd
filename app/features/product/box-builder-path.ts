import type { ProductView } from '@/commerce-client/product.mapper'
import { isLollypopMix } from '@/domain/box-builder'
import type { BoxBuilderName } from '@/domain/box-steps'
import { paths } from '@/site/paths'

const SIZE = 'size'

/** The builder of a box or of a piece; undefined for what is neither. */
export function builderOf(product: ProductView): BoxBuilderName | undefined {
  const { flags } = product.facts
  const isPiece = flags.includes('isCustomMixPiece')
  if (!isPiece && !flags.includes('isCustomMix')) return undefined
  return isLollypopMix(product, isPiece) ? 'lollypop' : 'box'
}

/** The step in which a box is chosen, with this one and its size. */
export function buildBoxPath(product: ProductView, size: string | undefined): string {
  const query = { box: product.masterId ?? product.id, size }
  return paths.boxStep(builderOf(product) ?? 'box', 'select-item', query)
}

/**
 * Where a box is built (PDP-009, PDP-010), or begun with a piece (PDP-011).
 * @param asked query of the product's address, which may name a size
 */
export function boxBuilderPath(product: ProductView, asked = new URLSearchParams()): string {
  const { id, masterId, facts } = product
  const isPiece = facts.flags.includes('isCustomMixPiece')
  const query = isPiece ? { piece: id } : { box: masterId ?? id, size: sizeOf(product, asked) }
  return paths.boxStep(builderOf(product) ?? 'box', 'start', query)
}

/** What the address says, where there is such a size, over the size that the product is. */
function sizeOf({ variations, values }: ProductView, asked: URLSearchParams): string | undefined {
  const wanted = asked.get(SIZE)
  const sizes = variations.find(({ id }) => id === SIZE)?.values ?? []
  return sizes.find(({ id }) => id === wanted)?.id ?? values.size
}
