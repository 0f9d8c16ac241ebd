import { isLollypopCategory } from '@rules/box-rules'

interface MixProduct {
  primaryCategoryId?: string
  /** The mix code, shared by a box and the pieces for it. */
  customMixCode?: string
}

/**
 * Returns whether a custom box belongs to the lollypop builder, according to its primary category.
 * All pieces share one category, so for a piece the mix code of its box decides.
 */
export function isLollypopMix({ primaryCategoryId, customMixCode }: MixProduct, isPiece = false) {
  const reported = isPiece ? [primaryCategoryId, customMixCode] : [primaryCategoryId]
  return reported.some(isLollypopCategory)
}
