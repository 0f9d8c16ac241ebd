import { readdirSync, readFileSync } from 'node:fs'

export interface TextFile {
  path: string
  text: string
}

const FOLDERS = [
  'app',
  'back-office',
  'commerce',
  'config',
  'demo',
  'docs',
  'contracts',
  'rules',
  'scripts',
  'telemetry',
  'tests',
  'worker',
]

/** Reads every file of code, style and documentation; the paths are relative to the root. */
export function readTextFiles(): TextFile[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  return [...readdirSync('.'), ...inFolders]
    .filter((path) => /\.(?:tsx?|[cm]?js|css|md)$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
