import type { Block } from '../define-block'
import { GlobalBanner } from './global-banners'

/** The banners that stand above the header may stand on a page as well. */
const GlobalBannerBlock: Block = ({ item }) => <GlobalBanner item={item} />

export default GlobalBannerBlock
