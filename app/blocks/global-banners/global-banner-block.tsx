import type { Block } from '../define-block'
import { GlobalBanner } from './global-banners'

/** The banners of the header, as a block of a page. */
const GlobalBannerBlock: Block = ({ item }) => <GlobalBanner item={item} />

export default GlobalBannerBlock
