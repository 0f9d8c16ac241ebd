import { isLollypopCategory } from '@domain/box-rules'

interface MixProduct {
  primaryCategoryId?: string
  /** The code that a box shares with the pieces for it. */
  customMixCode?: string
}

/**
 * Whether it is built at the lollypop builder: by its primary category. Pieces share one category,
 * so for them the code of their box decides.
 */
export function isLollypopMix({ primaryCategoryId, customMixCode }: MixProduct, isPiece = false) {
  const reported = isPiece ? [primaryCategoryId, customMixCode] : [primaryCategoryId]
  return reported.some(isLollypopCategory)
}
