import path from 'node:path'
import type { WriteContext } from './import-context'

/** Whose file names a picture. */
export interface PictureOwner {
  file: string
  id: string
  catalogId: string
}

/**
 * Where a picture that a catalogue's file names is served, below `/media/`: from the catalogue's
 * own static folder (with or without its base path, `default` before other languages), else as it
 * is, from the folder of masters. One that is nowhere is named, where somebody can know.
 */
export function resolvePicture(
  context: WriteContext,
  { file, id, catalogId }: PictureOwner,
  name: string,
): string {
  const { findings, index, pictures, hasPhoto } = context
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
