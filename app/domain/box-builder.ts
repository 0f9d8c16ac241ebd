import { isLollypopCategory } from '@domain/box-rules'

interface MixProduct {
  primaryCategoryId?: string
  /** What a box and the pieces that go into it have in common. */
  customMixCode?: string
}

/**
 * Whether it is built at the lollypop builder: its primary category says so. Pieces stand in a
 * category for all of them, so that there the code of their box says it.
 */
export function isLollypopMix({ primaryCategoryId, customMixCode }: MixProduct, isPiece = false) {
  const reported = isPiece ? [primaryCategoryId, customMixCode] : [primaryCategoryId]
  return reported.some(isLollypopCategory)
}
