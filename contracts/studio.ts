import type { ContentTypeForm } from './content-field'
import type { MissingTranslation } from './missing-translations'

/* The API between the engine and its content studio (docs/adr/0080). Times are ISO texts. */

/** The path below which the engine serves the studio's API. */
export const STUDIO_API = '/back-office/api/content'

/** The edition of content without a schedule. */
export const BASE_EDITION = 'base'

export const NAME_LENGTH = 60

/** The author of content imported from files; no editor may use this name. */
export const IMPORTER = 'import'

export const isReservedEditor = (name: string) => name.trim().toLowerCase() === IMPORTER

export type StudioStatus = 'published' | 'draft' | 'scheduled' | 'removed'
export const STUDIO_STATUSES: readonly StudioStatus[] = [
  'published',
  'draft',
  'scheduled',
  'removed',
]

export interface StudioSite {
  id: string
  name: string
  origin: string
  /** The default locale comes first. */
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
  /** Absent if the item is written in all languages. */
  missing?: MissingTranslation[]
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

export interface CalendarPeriod {
  from: string
  /** The end; the item is no longer shown so at this moment. */
  to: string
  /** Absent if nothing is shown. */
  editionId?: string
}

/** When an item is shown in which edition, if that changes or if something will be wrong. */
export interface CalendarItem {
  id: string
  name: string
  contentType: string
  key?: string
  /** In order, without pauses. */
  periods: CalendarPeriod[]
  /** Texts that name a day which is over then. */
  wrongWords: (CalendarPeriod & { path: string; text: string })[]
}

export interface StudioCalendar {
  /** Those with a schedule. */
  editions: StudioEdition[]
  items: CalendarItem[]
}

/** The longest time that a calendar is read for, in days. */
export const CALENDAR_DAYS = 400

export interface StudioVersion {
  version: number
  editionId: string
  savedAt: string
  savedBy: string
  note: string
  publishedAt?: string
  /** Whether the edition removes the item. */
  isRemoved: boolean
}

export type StudioBody = Record<string, unknown>

/** An error in a content item, or a hint for its editor. */
export interface StudioFinding {
  /** The path, as `slides.0.headline`; empty for the item as a whole. */
  path: string
  message: string
  severity: 'error' | 'warning'
}

export interface StudioItem {
  id: string
  key?: string
  name: string
  contentType: string
  editionId: string
  /** The last version in that edition; 0 if there is none yet, and the body is that of the base. */
  version: number
  body: StudioBody
  /** Newest first. */
  versions: StudioVersion[]
  editions: StudioEdition[]
  findings: StudioFinding[]
}

/** The name of an item, and the key by which pages and placeholders find it. */
export interface StudioIdentity {
  name: string
  key?: string
}

/** `pages/gifts`, `brindille/promo-banner` */
export const DELIVERY_KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/
export const MAX_NAME_LENGTH = 150

export interface StudioCreation extends StudioIdentity {
  contentType: string
  /** The content of the first draft. */
  body: StudioBody
  editor: string
}

export interface StudioRename extends StudioIdentity {
  /** The name and key on which the change is based. */
  known: StudioIdentity
  editor: string
}

export interface StudioVersionBody extends StudioVersion {
  body: StudioBody | null
}

/** Every write contains its editor, and the version on which it is based. */
export interface StudioWrite {
  editionId: string
  /** The last version of the edition that the editor has seen; 0 if none. */
  expectedVersion: number
  editor: string
}

export interface StudioSave extends StudioWrite {
  body: StudioBody
  note?: string
  /** Publishes immediately, unless there are errors. */
  isPublished?: boolean
}

export interface StudioSchedule extends Omit<StudioWrite, 'editionId'> {
  body: StudioBody
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
  /** Who saved the conflicting version, and when; absent if unknown. */
  savedBy?: string
  savedAt?: string
  version?: number
}

export interface StudioPresence {
  others: { name: string; since: string }[]
  latest?: { version: number; editionId: string; savedBy: string; savedAt: string }
}

export interface StudioPicture {
  path: string
  width: number
  height: number
  /** The description entered at the upload. */
  alt?: string
}

export const PICTURE_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
]
export const PICTURE_LIMITS = { bytes: 15_000_000, alt: 300 } as const

export interface StudioChoice {
  id: string
  name: string
}

/** A product that can be chosen, with the price and stock of the first site that sells it. */
export interface StudioProductChoice extends StudioChoice {
  /** The path below `/media/`. */
  picture?: string
  price?: { fromMinor: number; toMinor: number; currency: string }
  /** Absent if unlimited. */
  pieces?: number
  isOnline: boolean
}

export interface StudioGroup {
  id: string
  description: string
  /** Names of the sites that have the group. */
  sites: string[]
}
