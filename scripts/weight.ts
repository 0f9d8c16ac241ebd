import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { fail, say } from './shop/progress'

const BUDGETS_FILE = 'scripts/weight-budgets.json'

const statsSchema = z.object({
  assetsByChunkName: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
})
const budgetsSchema = z.record(z.string(), z.object({ chunk: z.string(), kilobytes: z.number() }))

type Stats = z.infer<typeof statsSchema>

/** Bytes of a file of the build as a browser receives it. */
function transferred(file: string): number {
  const source = path.join('build', file)
  try {
    return readFileSync(`${source}.br`).length
  } catch {
    return readFileSync(source).length
  }
}

/** The scripts a page loads at a first visit: the entry's and its own. */
function scriptsOf(stats: Stats, chunk: string): string[] {
  const groups = ['main', chunk].map((name) => {
    const group = stats.namedChunkGroups[name]
    if (!group) throw new Error(`The build has no chunk ${name}; see ${BUDGETS_FILE}.`)
    return group.assets.map((asset) => asset.name)
  })
  return [...new Set(groups.flat())].filter((file) => /\.js$/.test(file))
}

/**
 * `npm run weight`: brotli bytes of the JavaScript that each listed page loads at a first visit.
 * Fails when one is above its budget (1 kB = 1000 bytes).
 */
function main(): void {
  const stats = statsSchema.parse(JSON.parse(readFileSync('build/loadable-stats.json', 'utf8')))
  const budgets = budgetsSchema.parse(JSON.parse(readFileSync(BUDGETS_FILE, 'utf8')))
  const tooHeavy: string[] = []
  for (const [page, { chunk, kilobytes }] of Object.entries(budgets)) {
    const files = scriptsOf(stats, chunk).map((file) => ({ file, bytes: transferred(file) }))
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const isOver = bytes > kilobytes * 1000
    if (isOver) tooHeavy.push(page)
    say(`${isOver ? '✗' : '✓'} ${page.padEnd(10)} ${toKilobytes(bytes)} of ${kilobytes} kB`)
    for (const { file, bytes: size } of files) say(`    ${toKilobytes(size)}  ${file}`)
  }
  const css = transferred('main.css')
  say(`  style sheet ${toKilobytes(css)}`)
  if (tooHeavy.length > 0) throw new Error(`Above its budget: ${tooHeavy.join(', ')}.`)
}

function toKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
}

try {
  main()
} catch (error) {
  fail(error)
}
