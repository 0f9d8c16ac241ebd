import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { StudioPicture } from '../../contracts/studio'

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i
const SIZES = new LRUCache<string, { width: number; height: number }>({ max: 5000 })
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

/**
 * @param folders media folders; if two contain the same name, the first counts
 * @param uploads the newest first
 */
export async function listPictures(
  folders: readonly string[],
  uploads: readonly { path: string; alt: string }[],
  { text, offset, limit }: { text: string; offset: number; limit: number },
): Promise<{ pictures: StudioPicture[]; total: number }> {
  const files = new Map<string, string>()
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => [])
    for (const name of names) {
      const own = name.split(path.sep).join('/')
      if (PICTURE.test(own) && !files.has(own)) files.set(own, path.join(folder, name))
    }
  }
  const words = text
    .toLowerCase()
    .split(/[\s/_-]+/)
    .filter(Boolean)
  const places = new Map(uploads.map(({ path: name }, index) => [name, index]))
  const altOf = (name: string) => uploads[places.get(name) ?? -1]?.alt ?? ''
  const placeOf = (name: string) => places.get(name) ?? uploads.length
  const isFound = (name: string) => {
    const own = `${name} ${altOf(name)}`.toLowerCase()
    return (words.length > 0 || text === '') && words.every((word) => own.includes(word))
  }
  const found = [...files]
    .filter(([name]) => isFound(name))
    .sort(([one], [other]) => placeOf(one) - placeOf(other) || one.localeCompare(other))
  const page = found.slice(offset, offset + limit)
  const measured = await Promise.all(page.map(([name, file]) => measure(name, file)))
  const pictures = measured.filter((one) => one !== undefined)
  return {
    pictures: pictures.map((one) => ({ ...one, alt: altOf(one.path) })),
    total: found.length,
  }
}

async function measure(name: string, file: string): Promise<StudioPicture | undefined> {
  const known = SIZES.get(file)
  if (known) return { path: name, ...known }
  // files that are not pictures are left out
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }))
  if (!width || !height) return undefined
  SIZES.set(file, { width, height })
  return { path: name, width, height }
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
