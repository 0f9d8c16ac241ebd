import { z } from 'zod'

export const CONTENT_SCHEMA = 'https://praline.example/content/'

const Address = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/|mailto:|tel:)/, 'neither a path nor https://')
const Color = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'not a colour such as #5A1220')
const Words = z.string().min(1)

const Image = z.strictObject({
  path: Words,
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})

const MenuLink = z.strictObject({
  displayName: Words,
  pageLink: Address,
  menuTextColor: Color.optional(),
})

const Link = z.looseObject({
  _meta: z.looseObject({ schema: z.string().endsWith('#/definitions/content-link') }),
  id: z.uuid(),
})

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

/** The fields of each content type besides `_meta` and `contentType` (demo/content/README.md). */
export const CONTENT_TYPES: Readonly<Record<string, z.ZodType>> = {
  'content-page': z.looseObject({
    title: Words,
    description: z.string(),
    slots: z.array(z.union([Link, z.null(), z.looseObject({ contentType: Words })])),
  }),
  'hero-banner': z.looseObject({
    headline: Words,
    bodyText: z.strictObject({ text: Words, color: Color.optional() }).optional(),
    media: z.array(z.strictObject({ image: Image, mobileImage: Image.optional() })).min(1),
    ctaList: z.array(
      z.strictObject({
        ctaText: Words,
        ctaLink: Address,
        ctaType: z.enum(['primary', 'secondary', 'link']),
        ctaTextColor: Color.optional(),
      }),
    ),
    textControls: z.strictObject({
      position: z.enum(['left', 'right', 'center']),
      color: Color.optional(),
      theme: z.enum(['light', 'dark']).optional(),
    }),
    imageLink: Address.optional(),
  }),
  'category-card-list': z.looseObject({
    title: Words,
    cards: z.array(
      z.strictObject({ categoryId: Words, label: Words, link: Address, image: Image }),
    ),
  }),
  'product-carousel': z.looseObject({
    title: Words,
    productIds: z.array(Words).min(1),
    link: MenuLink.optional(),
  }),
  'content-text': z.looseObject({
    title: Words.optional(),
    html: Words,
    align: z.enum(['left', 'center']).optional(),
  }),
  'thin-banner': z.looseObject({
    text: Words,
    link: MenuLink.optional(),
    backgroundColor: Color.optional(),
    textColor: Color.optional(),
  }),
  'nav-menu': z.looseObject({
    topTabs: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('site'), siteId: Words, displayName: Words }),
        z.strictObject({ kind: z.literal('find-a-shop'), displayName: Words, pageLink: Address }),
      ]),
    ),
    menus: z.array(Menu).min(1),
    quickLinks: z.array(MenuLink),
  }),
  footer: z.looseObject({
    emailPromo: z.strictObject({ headline: Words, text: Words, link: MenuLink }),
    columns: z.array(z.strictObject({ title: Words, links: z.array(MenuLink) })),
    socialLinks: z.array(
      z.strictObject({
        name: z.enum(['instagram', 'x-twitter', 'facebook', 'tiktok', 'youtube', 'pinterest']),
        displayName: Words,
        url: z.url({ protocol: /^https$/ }),
      }),
    ),
    phone: z.strictObject({ display: Words, tel: z.string().startsWith('+'), hours: Words }),
    accessibilityNote: Words,
    legalLinks: z.array(MenuLink),
  }),
}

/** What every item has. */
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
