import { existsSync } from 'node:fs'
import path from 'node:path'
import type { TextFile } from './text-files'

const LINK = /\]\(([^)\s]+)\)/g

const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

const anchorsOf = (text: string) =>
  new Set(Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading = '']) => toAnchor(heading)))

/** Lists the broken links between the repository's documents. */
export function checkLinks(files: readonly TextFile[]): string[] {
  const documents = new Map(
    files.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => [path, text]),
  )
  return [...documents].flatMap(([file, text]) =>
    Array.from(text.matchAll(LINK), ([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [name = '', anchor] = target.split('#', 2)
        const to = name === '' ? file : path.join(path.dirname(file), name)
        const document = documents.get(to)
        if (anchor !== undefined && document !== undefined) return !anchorsOf(document).has(anchor)
        return !existsSync(to)
      })
      .map((target) => `${file}: ${target} leads nowhere`),
  )
}
