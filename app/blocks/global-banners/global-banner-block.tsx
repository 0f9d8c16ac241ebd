import type { Block } from '../define-block'
import { GlobalBanner } from './global-banners'

/** The banners of the header, used as a block on a page. */
const GlobalBannerBlock: Block = ({ item }) => <GlobalBanner item={item} />

export default GlobalBannerBlock
