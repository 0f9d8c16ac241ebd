import { defineBlock } from '../define-block'
import { HeroBanner } from './hero-banner'
import { readHeroBanner, type HeroBannerContent } from './read-hero-banner'

export default defineBlock<HeroBannerContent>({ parse: readHeroBanner, component: HeroBanner })
