import { categoryCardListBlock } from './category-card-list/category-card-list.block'
import { contentTextBlock } from './content-text/content-text.block'
import type { Block } from './define-block'
import { heroBannerBlock } from './hero-banner/hero-banner.block'
import { productCarouselBlock } from './product-carousel/product-carousel.block'
import { thinBannerBlock } from './thin-banner/thin-banner.block'

const blocks: readonly Block[] = [
  categoryCardListBlock,
  contentTextBlock,
  heroBannerBlock,
  productCarouselBlock,
  thinBannerBlock,
]

const blockByType = new Map(blocks.map((block) => [block.contentType, block]))

/** The block of a content type, or undefined where nobody wrote one. */
export function findBlock(contentType: string): Block | undefined {
  return blockByType.get(contentType)
}
