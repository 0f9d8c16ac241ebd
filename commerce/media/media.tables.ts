import type { Timestamp } from '../db/columns'

interface MediaPictureTable {
  /** Relative to the folder of imported pictures, as used in content. */
  path: string
  alt: string
  uploaded_by: string
  uploaded_at: Timestamp
}

/** The table of the media module (migration 410). */
declare module '../db/schema' {
  interface Schema {
    media_picture: MediaPictureTable
  }
}
