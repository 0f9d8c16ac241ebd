import type { ProductView } from '@/commerce-client/product.mapper'
import { isLollypopMix } from '@/rules/box-builder'
import type { BoxBuilderName } from '@/rules/box-steps'
import { paths } from '@/site/paths'

const SIZE = 'size'

/** Returns the builder for a box or piece; undefined for other products. */
export function builderOf(product: ProductView): BoxBuilderName | undefined {
  const { flags } = product.facts
  const isPiece = flags.includes('isCustomMixPiece')
  if (!isPiece && !flags.includes('isCustomMix')) return undefined
  return isLollypopMix(product, isPiece) ? 'lollypop' : 'box'
}

/** Returns the path of the builder's step to choose a box, with this box and size preselected. */
export function buildBoxPath(product: ProductView, size: string | undefined): string {
  const query = { box: product.masterId ?? product.id, size }
  return paths.boxStep(builderOf(product) ?? 'box', 'select-item', query)
}

/**
 * Returns the path to build this box (PDP-009, PDP-010), or to start a box with this piece
 * (PDP-011).
 * @param asked query of the product's URL, which may contain a size
 */
export function boxBuilderPath(product: ProductView, asked = new URLSearchParams()): string {
  const { id, masterId, facts } = product
  const isPiece = facts.flags.includes('isCustomMixPiece')
  const query = isPiece ? { piece: id } : { box: masterId ?? id, size: sizeOf(product, asked) }
  return paths.boxStep(builderOf(product) ?? 'box', 'start', query)
}

/** Returns the size from the URL if the product has it, otherwise the product's own size. */
function sizeOf({ variations, values }: ProductView, asked: URLSearchParams): string | undefined {
  const wanted = asked.get(SIZE)
  const sizes = variations.find(({ id }) => id === SIZE)?.values ?? []
  return sizes.find(({ id }) => id === wanted)?.id ?? values.size
}
