import type { Db } from '../db/client'
import {
  createPictureService,
  type PictureService,
  type PictureSources,
} from '../media/picture.service'
import { createContentChangeService, type ContentChangeService } from './content-change.service'
import { createContentService, type ContentService } from './content.service'
import { createLibraryService, type LibraryService } from './library.service'
import { createPictureLibrary, type PictureLibrary } from './picture-library.service'
import { createPictureReplacing, type PictureReplacing } from './picture-replacement.service'
import { createPageService, type PageService } from './page.service'
import { createSnapshotService, type SnapshotService } from './snapshot.service'
import { createStudioService, type StudioService } from './studio.service'

export interface ContentServices {
  content: ContentService
  contentChanges: ContentChangeService
  snapshots: SnapshotService
  library: LibraryService
  pages: PageService
  studio: StudioService
  pictures: PictureService
  pictureLibrary: PictureLibrary & PictureReplacing
}

export function createContentServices(db: Db, sources: PictureSources): ContentServices {
  const { now, mediaDir, importedMediaDir } = sources
  const content = createContentService(db, sources)
  const mediaFolders = [mediaDir, importedMediaDir]
  const pictures = createPictureService(db, { now, mediaDir, importedMediaDir })
  return {
    contentChanges: createContentChangeService(db),
    snapshots: createSnapshotService(db, sources),
    content,
    library: createLibraryService(db, sources),
    pages: createPageService(db),
    studio: createStudioService(db, { now, content, mediaFolders }),
    pictures,
    pictureLibrary: {
      ...createPictureLibrary(db, { now, mediaFolders, pictures }),
      ...createPictureReplacing(db, { now, mediaFolders }),
    },
  }
}
