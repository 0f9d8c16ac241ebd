import { z } from 'zod'
import { RICH_TYPES } from './rich-block.schemas'
import {
  Address,
  Align,
  Block,
  CalendarDate,
  Color,
  CountdownTimer,
  Cta,
  Image,
  MenuLink,
  ProductIds,
  ProperName,
  Words,
  contentType,
} from './content-parts.schemas'

/* Banners, cards, texts and lists from which editors compose pages. */

const ICONS = [
  ...['truck', 'heart', 'pin', 'phone', 'mail', 'bag', 'lock', 'info', 'check', 'user'],
  ...['gift', 'calendar', 'leaf', 'snowflake', 'star'],
] as const

const thinBanner = {
  text: Words,
  link: MenuLink.optional(),
  backgroundColor: Color.optional(),
  textColor: Color.optional(),
}

const inGridTile = { title: Words, text: Words.optional(), image: Image, cta: Cta }
const featureCard = { title: Words, text: Words, image: Image, ctaList: z.array(Cta) }
const textImage = { title: Words, html: Words, image: Image, ctaList: z.array(Cta).optional() }

const BANNER_TYPES: Readonly<Record<string, z.ZodType>> = {
  'hero-banner': contentType({
    headline: Words,
    bodyText: z.strictObject({ text: Words, color: Color.optional() }).optional(),
    media: z.array(z.strictObject({ image: Image, mobileImage: Image.optional() })).min(1),
    ctaList: z.array(Cta),
    textControls: z.strictObject({
      position: z.enum(['left', 'right', 'center']),
      color: Color.optional(),
      theme: z.enum(['light', 'dark']).optional(),
    }),
    imageLink: Address.optional(),
    container: z.enum(['full', 'contained']).optional(),
    countdownTimer: CountdownTimer.optional(),
  }),
  'hero-carousel': contentType({
    title: Words,
    rotationSpeed: z.number().positive().optional(),
    slides: z.array(Block).min(1),
  }),
  'category-banner': contentType({
    title: Words,
    text: Words.optional(),
    image: Image,
    ctaList: z.array(Cta).optional(),
  }),
  'thin-banner': contentType(thinBanner),
  'global-header-banner': contentType(thinBanner),
  'global-countdown-banner': contentType({
    text: Words,
    countdownTimer: CountdownTimer,
    link: MenuLink.optional(),
  }),
  'alert-banner': contentType({
    text: Words,
    tone: z.enum(['info', 'warning']),
    link: MenuLink.optional(),
  }),
  'global-banners': contentType({ banners: z.array(Block).min(1) }),
}

const CARD_TYPES: Readonly<Record<string, z.ZodType>> = {
  'category-card-list': contentType({
    title: Words,
    cards: z.array(
      z.strictObject({ categoryId: Words, label: Words, link: Address, image: Image }),
    ),
  }),
  'in-grid-tile-single': contentType(inGridTile),
  'in-grid-tile-double': contentType(inGridTile),
  'info-card-list': contentType({
    title: Words.optional(),
    text: Words.optional(),
    cards: z
      .array(
        z.strictObject({
          title: Words,
          text: Words,
          icon: z.enum(ICONS).optional(),
          image: Image.optional(),
          link: Address.optional(),
          linkText: Words.optional(),
        }),
      )
      .min(1),
  }),
  'feature-card': contentType(featureCard),
  'feature-card-list': contentType({
    title: Words.optional(),
    cards: z.array(z.strictObject(featureCard)).min(1),
  }),
}

const TEXT_TYPES: Readonly<Record<string, z.ZodType>> = {
  'content-text': contentType({
    title: Words.optional(),
    html: Words,
    align: Align.optional(),
  }),
  headline: contentType({ text: Words, subText: Words.optional(), align: Align.optional() }),
  button: contentType({ ...Cta.shape, align: Align.optional() }),
  'alternating-text-image': contentType({
    ...textImage,
    imageSide: z.enum(['left', 'right']).optional(),
  }),
  'alternating-text-image-list': contentType({
    title: Words.optional(),
    items: z.array(z.strictObject(textImage)).min(1),
  }),
  accordion: contentType({
    title: Words.optional(),
    kind: z.literal('faq').optional(),
    entries: z.array(z.strictObject({ title: Words, html: Words })).min(1),
  }),
  'side-bar-navigation': contentType({ title: Words, links: z.array(MenuLink).min(1) }),
  'contact-box': contentType({
    title: Words,
    text: Words,
    phone: z.strictObject({ display: ProperName, tel: z.string().startsWith('+') }).optional(),
    email: z.email().optional(),
    hours: Words.optional(),
    links: z.array(MenuLink).optional(),
  }),
  'box-sizes': contentType({ title: Words.optional(), text: Words.optional() }),
  'help-hint': contentType({ title: Words, text: Words, link: MenuLink.optional() }),
  'job-list': contentType({
    text: Words.optional(),
    jobs: z.array(
      z.strictObject({
        title: Words,
        location: ProperName,
        type: Words,
        department: Words,
        postedDate: CalendarDate,
        html: Words,
        link: Address,
      }),
    ),
  }),
}

const formHead = { title: Words, text: Words.optional() }
const optionalHead = { title: Words.optional(), text: Words.optional() }

const CampaignCheckbox = z.strictObject({
  checkboxID: z.string().regex(/^[\w-]{1,64}$/, 'not an ID of letters, digits and hyphens'),
  text: Words,
  required: z.boolean().optional(),
  preselected: z.boolean().optional(),
  isGrouped: z.boolean().optional(),
  errorMessage: Words.optional(),
})

const FORM_TYPES: Readonly<Record<string, z.ZodType>> = {
  'contact-us-form': contentType(formHead),
  'catalog-request-form': contentType(formHead),
  'gift-card-balance-form': contentType(formHead),
  'email-signup-form': contentType(formHead),
  'find-a-shop-accordion': contentType(formHead),
  'materials-sales-tools': contentType(optionalHead),
  /** A placeholder: its delivery key determines which of the types above it stands for. */
  'dynamic-component': contentType(optionalHead),
  'campaign-form': contentType({
    ...formHead,
    eventId: z.string().min(1).max(64),
    eventPhase: z.string().min(1).max(16).optional(),
    maxAllowed: z.number().int().min(1).max(1000).optional(),
    checkboxes: z.array(CampaignCheckbox),
    minOptionsSelection: z.number().int().min(0).optional(),
    groupedErrorMessage: Words.optional(),
    successText: Words,
    successRedirectUrl: Address.optional(),
    ctaList: z.array(Cta),
  }),
}

const PRODUCT_TYPES: Readonly<Record<string, z.ZodType>> = {
  'product-carousel': contentType({
    title: Words,
    /** The products that the category lists first; instead of `productIds`. */
    categoryId: Words.optional(),
    productIds: ProductIds.optional(),
    link: MenuLink.optional(),
  }).refine(
    ({ categoryId, productIds }) => (categoryId === undefined) !== (productIds === undefined),
    'A carousel needs either a category or products.',
  ),
  'feature-with-products': contentType({
    title: Words,
    text: Words,
    image: Image,
    productIds: ProductIds,
    ctaList: z.array(Cta).optional(),
  }),
  'recipe-ingredient-banner': contentType({
    title: Words,
    text: Words,
    image: Image,
    ctaList: z.array(Cta),
    productIds: ProductIds,
  }),
}

export const BLOCK_TYPES: Readonly<Record<string, z.ZodType>> = {
  ...BANNER_TYPES,
  ...CARD_TYPES,
  ...TEXT_TYPES,
  ...PRODUCT_TYPES,
  ...FORM_TYPES,
  ...RICH_TYPES,
}
