import loadable, { type LoadableComponent } from '@loadable/component'
import type { ComponentProps } from 'react'
import { logWarning } from '@/lib/log'
import type { Block } from './define-block'

/* Blocks that usually appear together share a chunk, and a page loads only the chunks of its
   blocks. */

const HeroBanner = loadable(
  () => import(/* webpackChunkName: "blocks" */ './hero-banner/hero-banner-block'),
)
const ContentText = loadable(
  () => import(/* webpackChunkName: "blocks" */ './content-text/content-text'),
)
const CategoryCardList = loadable(
  () => import(/* webpackChunkName: "blocks" */ './category-card-list/category-card-list'),
)
const GlobalBanner = loadable(
  () => import(/* webpackChunkName: "blocks" */ './global-banners/global-banner-block'),
)
const ProductCarousel = loadable(
  () => import(/* webpackChunkName: "blocks-products" */ './product-carousel/product-carousel'),
)
const FeatureWithProducts = loadable(
  () =>
    import(
      /* webpackChunkName: "blocks-products" */ './feature-with-products/feature-with-products'
    ),
)
const HeroCarousel = loadable(
  () => import(/* webpackChunkName: "blocks" */ './hero-banner/hero-carousel'),
)
const Headline = loadable(() => import(/* webpackChunkName: "blocks" */ './headline/headline'))
const ButtonBlock = loadable(() => import(/* webpackChunkName: "blocks" */ './button/button-block'))
const InfoCardList = loadable(
  () => import(/* webpackChunkName: "blocks" */ './info-card-list/info-card-list'),
)
const FeatureCard = loadable(
  () => import(/* webpackChunkName: "blocks" */ './feature-card/feature-card'),
)
const AlternatingTextImage = loadable(
  () => import(/* webpackChunkName: "blocks" */ './alternating-text-image/alternating-text-image'),
)
// in a chunk of its own, because a category page usually needs no other block
const CategoryBanner = loadable(() => import('./category-banner/category-banner'))
const Accordion = loadable(
  () => import(/* webpackChunkName: "blocks-help" */ './accordion/accordion'),
)
const SideBarNavigation = loadable(
  () => import(/* webpackChunkName: "blocks-help" */ './side-bar-navigation/side-bar-navigation'),
)
const ContactBox = loadable(
  () => import(/* webpackChunkName: "blocks-help" */ './contact-box/contact-box'),
)
const HelpHint = loadable(
  () => import(/* webpackChunkName: "blocks-help" */ './contact-box/help-hint'),
)
const BoxSizes = loadable(() => import('./box-sizes/box-sizes'))
const InGridTile = loadable(() => import('./in-grid-tile/in-grid-tile'))
const GiftCardBalanceForm = loadable(
  () => import('./gift-card-balance-form/gift-card-balance-form'),
)
const ContactUsForm = loadable(() => import('./contact-us-form/contact-us-form'))
const CampaignForm = loadable(() => import('./campaign-form/campaign-form'))
const CatalogRequestForm = loadable(() => import('./catalog-request-form/catalog-request-form'))
const EmailSignupForm = loadable(() => import('./email-signup-form/email-signup-form'))
const FindAShopAccordion = loadable(() => import('./find-a-shop-accordion/find-a-shop-accordion'))
const MaterialsSalesTools = loadable(() => import('./materials-sales-tools/materials-sales-tools'))
const JobList = loadable(() => import('./job-list/job-list'))
const Blog = loadable(() => import('./blog/blog'))
const Recipe = loadable(() => import('./recipe/recipe'))
const BlogCardList = loadable(
  () => import(/* webpackChunkName: "blocks" */ './blog/blog-card-list'),
)
const RecipeCardList = loadable(
  () => import(/* webpackChunkName: "blocks" */ './recipe/recipe-card-list'),
)
const EinsteinCarousel = loadable(() => import('./einstein-carousel/einstein-carousel'))
const SocialFeed = loadable(() => import('./social-feed/social-feed'))
const CustomHtml = loadable(() => import('./custom-html/custom-html'))
const VideoBlock = loadable(
  () => import(/* webpackChunkName: "blocks-video" */ './video/video-block'),
)
const VideoGrid = loadable(
  () => import(/* webpackChunkName: "blocks-video" */ './video/video-grid'),
)

type LoadableBlock = LoadableComponent<ComponentProps<Block>>

const blockByType: ReadonlyMap<string, LoadableBlock> = new Map<string, LoadableBlock>([
  ['accordion', Accordion],
  ['alert-banner', GlobalBanner],
  ['alternating-text-image', AlternatingTextImage],
  ['alternating-text-image-list', AlternatingTextImage],
  ['blog', Blog],
  ['blog-card', BlogCardList],
  ['blog-card-list', BlogCardList],
  ['box-sizes', BoxSizes],
  ['button', ButtonBlock],
  ['campaign-form', CampaignForm],
  ['catalog-request-form', CatalogRequestForm],
  ['category-banner', CategoryBanner],
  ['category-card-list', CategoryCardList],
  ['contact-box', ContactBox],
  ['contact-us-form', ContactUsForm],
  ['content-text', ContentText],
  ['email-signup-form', EmailSignupForm],
  ['custom-html', CustomHtml],
  ['einstein-carousel', EinsteinCarousel],
  ['feature-card', FeatureCard],
  ['feature-card-list', FeatureCard],
  ['feature-with-products', FeatureWithProducts],
  ['find-a-shop-accordion', FindAShopAccordion],
  ['gift-card-balance-form', GiftCardBalanceForm],
  ['global-countdown-banner', GlobalBanner],
  ['global-header-banner', GlobalBanner],
  ['headline', Headline],
  ['help-hint', HelpHint],
  ['hero-banner', HeroBanner],
  ['hero-carousel', HeroCarousel],
  ['in-grid-tile-double', InGridTile],
  ['in-grid-tile-single', InGridTile],
  ['info-card-list', InfoCardList],
  ['job-list', JobList],
  ['materials-sales-tools', MaterialsSalesTools],
  ['product-carousel', ProductCarousel],
  ['recipe', Recipe],
  ['recipe-card', RecipeCardList],
  ['recipe-card-list', RecipeCardList],
  ['recipe-ingredient-banner', FeatureWithProducts],
  ['side-bar-navigation', SideBarNavigation],
  ['social-feed', SocialFeed],
  ['thin-banner', GlobalBanner],
  ['video', VideoBlock],
  ['video-grid', VideoGrid],
])

/** Returns the block of a content type, or undefined if there is none. */
export function findBlock(contentType: string): Block | undefined {
  return blockByType.get(contentType)
}

/** Loads the code of a block in advance, so that it renders immediately. It never fails. */
export async function loadBlock(contentType: string): Promise<void> {
  await blockByType
    .get(contentType)
    ?.load()
    .catch((error: unknown) => logWarning('A block could not be loaded', { contentType, error }))
}
