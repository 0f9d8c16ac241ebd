import type { Timestamp } from '../db/columns'

interface MediaPictureTable {
  /** Below the folder of imported pictures, as content names it. */
  path: string
  alt: string
  uploaded_by: string
  uploaded_at: Timestamp
}

/** The table of the media module (migration 410). */
export interface MediaTables {
  media_picture: MediaPictureTable
}
