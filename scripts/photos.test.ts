/** @jest-environment node */
import path from 'node:path'
import sharp from 'sharp'
import { indexOf, photosOf } from './photos'

const FOLDER = path.join(__dirname, '../demo/photos')
/**
 * Minimum size in px: zooming into a product picture, and a banner on a wide screen, need this
 * much.
 */
const LEAST = {
  products: [1200, 1200],
  recipes: [1200, 1200],
  heroes: [2400, 1000],
  cards: [1200, 1500],
} as const
const MOST_BYTES = 40 * 1024 * 1024

const photos = photosOf(FOLDER)

test('the index says what every picture shows, and names no picture that is not there', () => {
  const index = indexOf(FOLDER)
  expect([...index.keys()].sort()).toEqual(photos.map((photo) => photo.file).sort())
  const wordless = [...index].filter(([, words]) => words.length < 20)
  expect(wordless).toEqual([])
})

test('every picture is large enough to be zoomed into', async () => {
  const small = await Promise.all(
    photos.map(async ({ file }) => {
      const { width, height } = await sharp(path.join(FOLDER, file)).metadata()
      const shelf = file.split('/')[0] as keyof typeof LEAST
      const [leastWidth, leastHeight] = LEAST[shelf]
      return width >= leastWidth && height >= leastHeight ? [] : [`${file} ${width} x ${height}`]
    }),
  )
  expect(small.flat()).toEqual([])
})

test('all pictures together stay light enough for a repository', () => {
  expect(photos.length).toBeGreaterThan(90)
  expect(photos.reduce((sum, photo) => sum + photo.bytes, 0)).toBeLessThan(MOST_BYTES)
})
