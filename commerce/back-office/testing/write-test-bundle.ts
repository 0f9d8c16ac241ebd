import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const TEST_SCRIPT = 'main-AB12.js'
const TEST_STYLE = 'main-AB12.css'

/** Writes a back office like `npm run build` does, with one script and one empty style sheet. */
export function writeTestBundle(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const manifest = { inputs: 'x', script: TEST_SCRIPT, style: TEST_STYLE, files: [] }
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(path.join(folder, TEST_SCRIPT), 'let built')
  writeFileSync(path.join(folder, TEST_STYLE), '')
}
