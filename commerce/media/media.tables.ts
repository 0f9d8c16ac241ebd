import type { Jsonb, Timestamp } from '../db/columns'

interface MediaPictureTable {
  /** Relative to the folder of imported pictures, as used in content. */
  path: string
  alt: string
  uploaded_by: string
  uploaded_at: Timestamp
}

interface PictureReplacementTable {
  id: string
  from_path: string
  to_path: string
  copies: Jsonb<ReplacedCopy[]>
  replaced_at: Timestamp
  replaced_by: string
  undone_at: Timestamp | null
}

/** Versions of an item in an edition before a replacement, and the last one after it. */
export interface ReplacedCopy {
  itemId: string
  editionId: string
  live?: number
  draft?: number
  last: number
}

/** The tables of the media module (migrations 410 and 518). */
declare module '../db/schema' {
  interface Schema {
    media_picture: MediaPictureTable
    picture_replacement: PictureReplacementTable
  }
}
