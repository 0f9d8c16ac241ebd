import path from 'node:path'
import type { WriteContext } from './import-context'

/** The object in a catalog file that refers to a picture. */
export interface PictureOwner {
  file: string
  id: string
  catalogId: string
}

/**
 * Returns the path, relative to `/media/`, under which a picture of a catalog is served: in the
 * catalog's own static folder (with or without its base path, `default` before other languages), or
 * else unchanged, as a path in the archive or in the folder of original pictures.
 */
export function resolvePicture(
  context: WriteContext,
  { file, id, catalogId }: PictureOwner,
  name: string,
): string {
  const { findings, index, pictures, hasPhoto } = context
  if (pictures?.has(name)) return name
  const { imageBasePath = '' } = index.catalogs.get(catalogId) ?? {}
  const folder = `${path.posix.dirname(file)}/static`
  const locales = pictures?.localesOf(folder) ?? []
  for (const locale of locales) {
    for (const base of [imageBasePath, '']) {
      const candidate = path.posix.join(folder, locale, base, name)
      if (pictures?.has(candidate)) return candidate
    }
  }
  const isMissing = hasPhoto ? !hasPhoto(name) : locales.length > 0
  if (isMissing) findings.warn(file, id, 'there is no picture %s', name)
  return name
}
