import type { ShownPicture } from '../rules/picture-places'
import type { StudioPicture } from './studio'

/* The media library of the back office. Paths are those written in the content. */

export const PICTURE_USES = ['used', 'unused', 'small'] as const
/** `small`: used in a place for which it has too few pixels. */
export type PictureUseFilter = (typeof PICTURE_USES)[number]

export interface LibraryPicture extends StudioPicture {
  bytes: number
  /** In content items, products, categories and archives. */
  uses: number
  isTooSmall: boolean
  /** Uploaded by an editor; all others belong to an archive and cannot be deleted. */
  isUpload: boolean
}

export interface LibraryPictures {
  pictures: LibraryPicture[]
  total: number
}

/** `over`: in an edition that has ended. */
export type PictureUseState = 'published' | 'scheduled' | 'draft' | 'over'

export interface PictureUse {
  itemId: string
  itemName: string
  editionId: string
  editionName: string
  states: PictureUseState[]
  /** The path of the field, as `slides.0.media.0.image`. */
  at: string
  /** The place may be one whose size is not known (rules/picture-places). */
  shown: ShownPicture
  /** The description in the shop's first language. */
  alt: string
  isTooSmall: boolean
}

/** Something outside of content items that shows the picture. */
export interface PictureUseElsewhere {
  kind: 'product' | 'category' | 'library asset' | 'content slot' | 'site'
  id: string
  name: string
}

/** The last version of an item in an edition, on which a replacement is based. */
interface PictureCopy {
  itemId: string
  editionId: string
  version: number
}

export interface PictureReplacement {
  id: string
  from: string
  to: string
  replacedAt: string
  replacedBy: string
}

export interface LibraryPictureUses {
  picture: LibraryPicture
  uses: PictureUse[]
  elsewhere: PictureUseElsewhere[]
  known: PictureCopy[]
  /** The last replacement that can be undone, of this picture or by it. */
  lastReplacement?: PictureReplacement
}

export interface NewPictureReplacement {
  from: string
  to: string
  known: PictureCopy[]
  /** By locale; absent if the descriptions stay as they are. */
  alt?: Record<string, string>
  editor: string
}
