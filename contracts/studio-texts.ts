/* Searching, replacing and linking in the texts of all items (docs/adr/0122). */

export type StudioPlaceKind = 'text' | 'html' | 'markdown' | 'alt' | 'link' | 'picture'

export interface StudioTextItem {
  itemId: string
  itemName: string
  contentType: string
  editionId: string
  /** Absent for content without a schedule. */
  editionName?: string
  startsAt?: string
  version: number
  /** False for a draft. */
  isPublished: boolean
}

/** A field of an item, in one language. */
interface StudioPlace extends StudioTextItem {
  path: string
  locale?: string
  label: string
  kind: StudioPlaceKind
}

export interface StudioTextMatch extends StudioPlace {
  before: string
  match: string
  after: string
  /** Absent where nothing is replaced: links, names of pictures, and words with formatting inside. */
  canReplace?: true
}

export interface StudioTextSearch {
  find: string
  isCaseSensitive?: boolean
  isWholeWord?: boolean
}

export interface StudioTextMatches {
  matches: StudioTextMatch[]
  /** More was found than is listed. */
  isCut: boolean
}

export interface StudioBrokenLink extends StudioPlace {
  address: string
  problem: string
}

export interface StudioBrokenLinks {
  links: StudioBrokenLink[]
  /** The number of links that were checked. */
  checked: number
  isCut: boolean
}

interface StudioTextPlaces {
  itemId: string
  editionId: string
  expectedVersion: number
}

export interface StudioReplacement extends StudioTextSearch {
  replacement: string
  editor: string
  /** Publishes where the latest version is published; drafts stay drafts. */
  isPublished?: boolean
  places: StudioTextPlaces[]
}

export interface StudioTextChange {
  id: string
  description: string
  savedAt: string
  savedBy: string
  items: number
  isUndone: boolean
}

/** Scheduled content of an item that still has a text which was changed elsewhere. */
export interface StudioStaleCopy {
  editionId: string
  editionName: string
  startsAt?: string
  endsAt?: string
  version: number
  isPublished: boolean
  changes: { path: string; locale?: string; label: string; before: string; after: string }[]
}

export const LINK_KINDS = ['page', 'category', 'product', 'document', 'sheet'] as const
export type StudioLinkKind = (typeof LINK_KINDS)[number]

export interface StudioLinkTarget {
  address: string
  name: string
  /** What is wrong with a link to it. */
  problem?: string
}

export const TEXT_LIMITS = { find: 200, replacement: 500, matches: 300, places: 200 } as const
