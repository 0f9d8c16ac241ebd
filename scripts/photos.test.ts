import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

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
const MAX_BYTES = 40 * 1024 * 1024

const photos = Object.keys(LEAST).flatMap((shelf) =>
  readdirSync(path.join(FOLDER, shelf)).map((name) => `${shelf}/${name}`),
)

test('the index says what every picture shows, and names no picture that is not there', () => {
  const [, ...lines] = readFileSync(path.join(FOLDER, 'index.tsv'), 'utf8').trimEnd().split('\n')
  const index = lines.map((line) => line.split('\t'))
  expect(index.map(([file]) => file).sort()).toEqual(photos.sort())
  const wordless = index.filter(([, words = '']) => words.length < 20)
  expect(wordless).toEqual([])
})

test('every picture is large enough to be zoomed into', async () => {
  const small = await Promise.all(
    photos.map(async (file) => {
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
  const bytes = photos.map((file) => statSync(path.join(FOLDER, file)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
})
