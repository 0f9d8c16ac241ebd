import type { ContentTypeForm } from './content-field'

/* What the engine and its content studio say to each other (docs/adr/0080). Times are ISO texts. */

/** Below it the engine answers the studio. */
export const STUDIO_API = '/back-office/api/content'

/** The edition of what has no schedule. */
export const BASE_EDITION = 'base'

export const NAME_LENGTH = 60

/** Who saves and names what comes from files: no editor may be called so. */
export const IMPORTER = 'import'

export const isReservedEditor = (name: string) => name.trim().toLowerCase() === IMPORTER

export type StudioStatus = 'published' | 'draft' | 'scheduled' | 'removed'
export const STUDIO_STATUSES: readonly StudioStatus[] = [
  'published',
  'draft',
  'scheduled',
  'removed',
]

/** A site of the shop, and where its pages are. */
export interface StudioSite {
  id: string
  name: string
  origin: string
  /** Its own first. */
  locales: string[]
}

export interface StudioTypes {
  types: ContentTypeForm[]
  sites: StudioSite[]
}

export interface StudioListItem {
  id: string
  key?: string
  name: string
  contentType: string
  statuses: StudioStatus[]
  savedAt?: string
  savedBy?: string
}

export interface StudioList {
  items: StudioListItem[]
  total: number
}

export interface StudioEdition {
  id: string
  name: string
  startsAt?: string
  endsAt?: string
  revision: number
}

export interface StudioVersion {
  version: number
  editionId: string
  savedAt: string
  savedBy: string
  note: string
  publishedAt?: string
  /** In its edition the item is not there. */
  isRemoved: boolean
}

export type StudioBody = Record<string, unknown>

/** Something that is wrong with a content item, or that an editor should know of. */
export interface StudioFinding {
  /** Where, as `slides.0.headline`; empty: the item as a whole. */
  path: string
  message: string
  severity: 'error' | 'warning'
}

/** An item as it is edited in one edition. */
export interface StudioItem {
  id: string
  key?: string
  name: string
  contentType: string
  editionId: string
  /** The last version of that edition; 0: it has none yet, and the body is the base's. */
  version: number
  body: StudioBody
  /** Newest first. */
  versions: StudioVersion[]
  editions: StudioEdition[]
  findings: StudioFinding[]
}

/** The name of an item; pages and placeholders find it by its key. */
export interface StudioIdentity {
  name: string
  key?: string
}

/** `pages/gifts`, `brindille/promo-banner` */
export const DELIVERY_KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/
export const MOST_OF_NAME = 150

export interface StudioCreation extends StudioIdentity {
  contentType: string
  /** What its form begins with: the first draft. */
  body: StudioBody
  editor: string
}

export interface StudioRename extends StudioIdentity {
  /** As the editor knows it. */
  known: StudioIdentity
  editor: string
}

/** One version whole. */
export interface StudioVersionBody extends StudioVersion {
  body: StudioBody | null
}

/** Every write names the version that it is based on, and its editor. */
export interface StudioWrite {
  editionId: string
  /** The last version of the edition that the editor has seen; 0: none. */
  expectedVersion: number
  editor: string
}

export interface StudioSave extends StudioWrite {
  body: StudioBody
  note?: string
  /** At once, if nothing is wrong with it. */
  isPublished?: boolean
}

export interface StudioSchedule extends Omit<StudioWrite, 'editionId'> {
  body: StudioBody
  /** One that is there, or a new one. */
  edition: { id: string } | StudioNewEdition
}

export interface StudioNewEdition {
  name: string
  startsAt: string
  endsAt?: string
}

export interface StudioEditionChange extends StudioNewEdition {
  expectedRevision: number
  editor: string
}

export interface StudioConflict {
  detail: string
  /** Who was faster, and when; absent where nothing is known of it. */
  savedBy?: string
  savedAt?: string
  version?: number
}

export interface StudioPresence {
  others: { name: string; since: string }[]
  /** The last version of all editions. */
  latest?: { version: number; editionId: string; savedBy: string; savedAt: string }
}

export interface StudioPicture {
  path: string
  width: number
  height: number
  /** Its description, as entered at the upload. */
  alt?: string
}

export const PICTURE_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
]
export const MOST_OF_PICTURE = { bytes: 15_000_000, alt: 300 } as const

/** A product or a category, by name. */
export interface StudioChoice {
  id: string
  name: string
}
