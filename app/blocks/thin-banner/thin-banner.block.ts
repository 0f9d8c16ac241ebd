import { defineBlock } from '../define-block'
import { readThinBanner, type ThinBannerContent } from './read-thin-banner'
import { ThinBanner } from './thin-banner'

export const thinBannerBlock = defineBlock<ThinBannerContent>({
  contentType: 'thin-banner',
  parse: readThinBanner,
  // Every page carries one above its header: there is nothing to load later.
  component: ThinBanner,
})
