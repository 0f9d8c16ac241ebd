import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const made: string[] = []
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Makes an empty folder that is removed after the file's tests. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'praline-test-'))
  made.push(folder)
  return folder
}
