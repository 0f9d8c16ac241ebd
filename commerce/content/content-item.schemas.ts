import { z } from 'zod'
import { ARTICLE_TYPES } from './article.schemas'
import { BLOCK_TYPES } from './block.schemas'
import {
  Address,
  Block,
  Image,
  MenuLink,
  ProperName,
  Words,
  contentType,
} from './content-parts.schemas'

export const CONTENT_SCHEMA = 'https://praline.example/content/'

const Column = z.strictObject({
  columnContent: z.discriminatedUnion('contentType', [
    z.strictObject({
      contentType: z.literal('menu'),
      menuDefinition: MenuLink,
      menuItems: z.array(MenuLink),
    }),
    z.strictObject({
      contentType: z.literal('media-banner'),
      title: Words,
      image: Image,
      link: Address,
      linkText: Words,
    }),
  ]),
})

const menuParts = { menuItems: z.array(MenuLink).optional(), columns: z.array(Column).optional() }

const Menu = z.strictObject({
  menuDefinition: MenuLink,
  ...menuParts,
  variations: z
    .array(
      z.strictObject({
        rank: z.number().int(),
        customerGroups: z.array(Words).min(1),
        menuDefinition: MenuLink.optional(),
        ...menuParts,
      }),
    )
    .optional(),
})

/** The fields of each content type (demo/content/README.md). */
export const CONTENT_TYPES: Readonly<Record<string, z.ZodType>> = {
  'content-page': contentType({
    title: Words,
    description: z.string(),
    slots: z.array(z.union([z.null(), Block])),
    parents: z.array(MenuLink).optional(),
    image: Image.optional(),
    isHidden: z.boolean().optional(),
    sites: z.array(Words).min(1).optional(),
  }),
  'nav-menu': contentType({
    topTabs: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('site'), siteId: Words, displayName: Words }),
        z.strictObject({ kind: z.literal('find-a-shop'), displayName: Words, pageLink: Address }),
      ]),
    ),
    seasonMenu: Block.optional(),
    menus: z.array(Menu).min(1),
    quickLinks: z.array(MenuLink),
  }),
  'season-menu': contentType(Menu.shape),
  footer: contentType({
    emailPromo: z.strictObject({ headline: Words, text: Words, link: MenuLink }),
    columns: z.array(z.strictObject({ title: Words, links: z.array(MenuLink) })),
    socialLinks: z.array(
      z.strictObject({
        name: z.enum(['instagram', 'x-twitter', 'facebook', 'tiktok', 'youtube', 'pinterest']),
        displayName: ProperName,
        url: z.url({ protocol: /^https$/ }),
      }),
    ),
    phone: z.strictObject({ display: ProperName, tel: z.string().startsWith('+'), hours: Words }),
    accessibilityNote: Words,
    legalLinks: z.array(MenuLink),
  }),
  'in-grid-tiles': contentType({
    tiles: z.array(
      z.strictObject({ categoryId: Words, after: z.number().int().nonnegative(), tile: Block }),
    ),
  }),
  'category-banners': contentType({
    banners: z.array(z.strictObject({ categoryId: Words, banner: Block })),
  }),
  'product-badges': contentType({
    badges: z.array(
      z.strictObject({
        deliveryKey: z.string().regex(/^badges\/[a-z0-9-]+$/, 'not a key such as badges/new'),
        label: Words,
        mediaImages: z.array(Image).min(1),
      }),
    ),
  }),
  concierge: contentType({ notFound: z.strictObject({ markdown: Words }) }),
  'digital-catalog': contentType({
    pdfURL: z.string().regex(/^(https:\/\/|[\w-]+\/).+\.pdf$/, 'not the address of a PDF'),
    hasPrintedCatalog: z.boolean(),
  }),
  'shipping-page': contentType({ unexpectedError: z.strictObject({ markdown: Words }) }),
  ...BLOCK_TYPES,
  ...ARTICLE_TYPES,
}

/** Undefined for an unknown type, also for one that is named like a property of every object. */
export const findContentType = (name: string): z.ZodType | undefined =>
  Object.hasOwn(CONTENT_TYPES, name) ? CONTENT_TYPES[name] : undefined

export const ContentFile = z.looseObject({
  _meta: z.strictObject({
    schema: z.string().startsWith(CONTENT_SCHEMA),
    name: Words,
    deliveryId: z.uuid(),
    deliveryKey: z
      .string()
      .regex(/^[a-z0-9][a-z0-9/-]*$/, 'not a key such as brindille/home')
      .optional(),
  }),
  contentType: Words,
})
export type ContentFile = z.infer<typeof ContentFile>
