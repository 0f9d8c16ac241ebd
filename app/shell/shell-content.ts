import {
  readImage,
  readLink,
  readLinks,
  type ContentImage,
  type ContentLink,
} from '@/blocks/read-content'
import { chooseVariation, type Variation } from '@/rules/variation'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { readOnce } from '@/lib/read-once'
import { asFields, asList, asNumber, asOneOf, asText } from '@/lib/read-fields'
import type { CarePhone } from './contact'

/* Menu and footer content as editors define it (demo/content/README.md, HDR-016). */

export type TopTab =
  | { kind: 'site'; siteId: string; label: string }
  | { kind: 'find-a-shop'; label: string; link: string }

export interface MenuList {
  kind: 'menu'
  title: ContentLink
  items: ContentLink[]
}

export interface MediaBanner {
  kind: 'media-banner'
  title: string
  image: ContentImage
  link: string
  linkText: string
}

type MenuColumn = MenuList | MediaBanner

/** A top-level item: a link; with `items` a dropdown list; with `columns` a panel. */
export interface Menu {
  title: ContentLink
  items: ContentLink[]
  columns: MenuColumn[]
}

export interface MenuEntry extends Menu {
  variations: (Partial<Menu> & Variation)[]
}

export interface NavMenu {
  tabs: TopTab[]
  menus: MenuEntry[]
  quickLinks: ContentLink[]
}

export const readNavMenu = readOnce((item: ContentItem | undefined): NavMenu => {
  const fields = asFields(item)
  return {
    tabs: asList(fields.topTabs, readTab),
    menus: asList(fields.menus, readMenu),
    quickLinks: readLinks(fields.quickLinks),
  }
})

/**
 * Returns the menu for a shopper's groups: the variation with the lowest rank for one of the
 * groups, otherwise the menu itself (HDR-015).
 */
export function menuForGroups(entry: MenuEntry, customerGroups: readonly string[]): Menu {
  const variation = chooseVariation(entry.variations, customerGroups)
  const { title, items, columns } = { ...entry, ...variation }
  return { title, items, columns }
}

/**
 * Returns whether the content of a menu contains a link to the menu's own page, so that none has to
 * be added.
 */
export function hasOwnLink({ title, items, columns }: Menu): boolean {
  const titles = columns.flatMap((column) => (column.kind === 'menu' ? [column.title] : []))
  return [...items, ...titles].some(({ pageLink }) => pageLink === title.pageLink)
}

function readTab(value: unknown): TopTab | undefined {
  const fields = asFields(value)
  const label = asText(fields.displayName)
  const siteId = asText(fields.siteId)
  const link = asText(fields.pageLink)
  if (!label) return undefined
  if (fields.kind === 'site' && siteId) return { kind: 'site', siteId, label }
  return fields.kind === 'find-a-shop' && link ? { kind: 'find-a-shop', label, link } : undefined
}

function readMenu(value: unknown): MenuEntry | undefined {
  const fields = asFields(value)
  const title = readLink(fields.menuDefinition)
  if (!title) return undefined
  return {
    title,
    items: readLinks(fields.menuItems),
    columns: asList(fields.columns, readColumn),
    variations: asList(fields.variations, readVariation),
  }
}

function readVariation(value: unknown): MenuEntry['variations'][number] | undefined {
  const fields = asFields(value)
  const customerGroups = asList(fields.customerGroups, asText)
  if (customerGroups.length === 0) return undefined
  const title = readLink(fields.menuDefinition)
  return {
    rank: asNumber(fields.rank) ?? Number.MAX_SAFE_INTEGER,
    customerGroups,
    ...(title && { title }),
    ...(Array.isArray(fields.menuItems) && { items: readLinks(fields.menuItems) }),
    ...(Array.isArray(fields.columns) && { columns: asList(fields.columns, readColumn) }),
  }
}

function readColumn(value: unknown): MenuColumn | undefined {
  const content = asFields(asFields(value).columnContent)
  if (content.contentType === 'menu') {
    const title = readLink(content.menuDefinition)
    return title && { kind: 'menu', title, items: readLinks(content.menuItems) }
  }
  const image = readImage(content.image)
  const title = asText(content.title)
  const link = asText(content.link)
  if (content.contentType !== 'media-banner' || !image || !title || !link) return undefined
  return { kind: 'media-banner', title, image, link, linkText: asText(content.linkText) ?? title }
}

const SOCIAL_NETWORKS = [
  'instagram',
  'x-twitter',
  'facebook',
  'tiktok',
  'youtube',
  'pinterest',
] as const

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

export interface FooterContent {
  emailPromo?: { headline: string; text?: string; link: ContentLink }
  columns: { title: string; links: ContentLink[] }[]
  socialLinks: { network: SocialNetwork; label: string; url: string }[]
  phone?: CarePhone
  accessibilityNote?: string
  legalLinks: ContentLink[]
}

export const readFooter = readOnce((item: ContentItem | undefined): FooterContent => {
  const fields = asFields(item)
  return {
    emailPromo: readEmailPromo(fields.emailPromo),
    columns: asList(fields.columns, readFooterColumn),
    socialLinks: asList(fields.socialLinks, readSocialLink),
    phone: readPhone(fields.phone),
    accessibilityNote: asText(fields.accessibilityNote),
    legalLinks: readLinks(fields.legalLinks),
  }
})

function readEmailPromo(value: unknown): FooterContent['emailPromo'] {
  const fields = asFields(value)
  const headline = asText(fields.headline)
  const link = readLink(fields.link)
  return headline && link ? { headline, text: asText(fields.text), link } : undefined
}

function readFooterColumn(value: unknown): FooterContent['columns'][number] | undefined {
  const fields = asFields(value)
  const title = asText(fields.title)
  return title ? { title, links: readLinks(fields.links) } : undefined
}

function readSocialLink(value: unknown): FooterContent['socialLinks'][number] | undefined {
  const fields = asFields(value)
  const network = asOneOf(fields.name, SOCIAL_NETWORKS)
  const url = asText(fields.url)
  return network && url ? { network, url, label: asText(fields.displayName) ?? network } : undefined
}

function readPhone(value: unknown): FooterContent['phone'] {
  const fields = asFields(value)
  const display = asText(fields.display)
  const tel = asText(fields.tel)
  return display && tel ? { display, tel, hours: asText(fields.hours) } : undefined
}
