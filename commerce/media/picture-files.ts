import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { StudioPicture } from '../../contracts/studio'

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i
const SIZES = new LRUCache<string, { width: number; height: number; bytes: number }>({ max: 5000 })
const THUMBNAILS = new LRUCache<string, Buffer>({
  max: 400,
  maxSize: 16_000_000,
  sizeCalculation: ({ length }) => length,
})
const THUMBNAIL_WIDTH = 320
const MAX_INPUT_PIXELS = 60_000_000

/**
 * Returns the path of a picture below a media folder; undefined for a name that leads out of the
 * folder.
 */
function toFile(folder: string, name: string): string | undefined {
  const file = path.resolve(folder, name)
  return file.startsWith(path.resolve(folder) + path.sep) ? file : undefined
}

/** Path as written in content → file. If two folders contain the same path, the first counts. */
export type PictureFiles = ReadonlyMap<string, string>

export async function findPictureFiles(folders: readonly string[]): Promise<PictureFiles> {
  const files = new Map<string, string>()
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => [])
    for (const name of names) {
      const own = name.split(path.sep).join('/')
      if (PICTURE.test(own) && !files.has(own)) files.set(own, path.join(folder, name))
    }
  }
  return files
}

/** Returns whether the text contains every searched word. */
export function toWordFilter(text: string): (words: string) => boolean {
  const words = text
    .toLowerCase()
    .split(/[\s/_-]+/)
    .filter(Boolean)
  return (own) =>
    (words.length > 0 || text === '') && words.every((word) => own.toLowerCase().includes(word))
}

/** @param uploads the newest first; they are listed before all other pictures */
export async function listPictures(
  folders: readonly string[],
  uploads: readonly { path: string; alt: string }[],
  { text, offset, limit }: { text: string; offset: number; limit: number },
): Promise<{ pictures: StudioPicture[]; total: number }> {
  const files = await findPictureFiles(folders)
  const alts = new Map(uploads.map(({ path: name, alt }) => [name, alt]))
  const isFound = toWordFilter(text)
  const found = sortPictures([...files.keys()], uploads).filter((name) =>
    isFound(`${name} ${alts.get(name) ?? ''}`),
  )
  const measured = await Promise.all(
    found.slice(offset, offset + limit).map((name) => measurePicture(files, name)),
  )
  const pictures = measured.flatMap((one) => {
    if (!one) return []
    const { bytes: _, ...picture } = one
    return [{ ...picture, alt: alts.get(one.path) ?? '' }]
  })
  return { pictures, total: found.length }
}

export function sortPictures(
  names: readonly string[],
  uploads: readonly { path: string }[],
): string[] {
  const places = new Map(uploads.map(({ path: name }, index) => [name, index]))
  const placeOf = (name: string) => places.get(name) ?? uploads.length
  return [...names].sort((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other))
}

export interface MeasuredPicture extends StudioPicture {
  bytes: number
}

/** Returns undefined if there is no such picture, or the file is not a picture. */
export async function measurePicture(
  files: PictureFiles,
  name: string,
): Promise<MeasuredPicture | undefined> {
  const file = files.get(name)
  if (file === undefined) return undefined
  const known = SIZES.get(file)
  if (known) return { path: name, ...known }
  const { size: bytes } = await stat(file).catch(() => ({ size: 0 }))
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }))
  if (!width || !height) return undefined
  SIZES.set(file, { width, height, bytes })
  return { path: name, width, height, bytes }
}

/** Forgets a deleted picture, because another one may get its name. */
export function forgetPicture(file: string): void {
  SIZES.delete(file)
  THUMBNAILS.delete(file)
}

/**
 * Returns a picture small enough for a list, as WebP; undefined if there is no picture of that
 * name.
 */
export async function makeThumbnail(
  folders: readonly string[],
  name: string,
): Promise<Buffer | undefined> {
  for (const folder of folders) {
    const file = PICTURE.test(name) ? toFile(folder, name) : undefined
    if (!file) continue
    const known = THUMBNAILS.get(file)
    if (known) return known
    const made = await shrink(file).catch(() => undefined)
    if (made) {
      THUMBNAILS.set(file, made)
      return made
    }
  }
  return undefined
}

function shrink(file: string): Promise<Buffer> {
  return sharp(file, { limitInputPixels: MAX_INPUT_PIXELS })
    .rotate()
    .resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer()
}
