import type { ProductView } from '@/commerce-client/product.mapper'
import { isLollypopMix } from '@/domain/box-builder'
import { paths } from '@/site/paths'

/** The step in which a box is chosen, with this one and its size. */
export function buildBoxPath(product: ProductView, size: string | undefined): string {
  const builder = isLollypopMix(product) ? 'lollypop' : 'box'
  return paths.boxStep(builder, 'select-item', { box: product.masterId ?? product.id, size })
}

/** Where a box is built (PDP-009, PDP-010), or begun with a piece (PDP-011). */
export function boxBuilderPath(product: ProductView): string {
  const { id, masterId, values, facts } = product
  const isPiece = facts.flags.includes('isCustomMixPiece')
  const path = isLollypopMix(product, isPiece) ? paths.lollypopBuilder : paths.boxBuilder
  return path(isPiece ? { piece: id } : { box: masterId ?? id, size: values.size })
}
