import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export interface Photo {
  /** Path below the folder, with `/`: `products/truffle-milk.jpg`. */
  readonly file: string
  readonly bytes: number
}

/** Folders that the studio renders (demo/photo-studio); swatches and documents have no index. */
const SHELVES = ['heroes', 'cards', 'recipes', 'products'] as const

/** Lists the studio's pictures, banners first, sorted by name. */
export function photosOf(folder: string): Photo[] {
  return SHELVES.flatMap((shelf) =>
    readdirSync(folder)
      .filter((name) => name === shelf)
      .flatMap((name) => readdirSync(path.join(folder, name)))
      .sort()
      .map((name) => ({
        file: `${shelf}/${name}`,
        bytes: statSync(path.join(folder, shelf, name)).size,
      })),
  )
}

/**
 * Reads the description of each picture from the index that demo/photo-studio/describe.py writes.
 */
export function indexOf(folder: string): Map<string, string> {
  const [, ...lines] = readFileSync(path.join(folder, 'index.tsv'), 'utf8').trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [file = '', words = ''] = line.split('\t')
      return [file, words]
    }),
  )
}
