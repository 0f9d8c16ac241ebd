import { readdirSync } from 'node:fs'
import type { TextFile } from './text-files'

/**
 * All guides but the decision records, which name files of other systems, and the list of API
 * routes.
 */
const GUIDES = /^(?:README|CONTRIBUTING|docs\/(?!shopper-api)[\w-]+)\.md$/
const CODE = /`([^`\n]+)`/g
const BLOCK = /```[\s\S]*?```/g
const FILE_NAME = /^(?!.*NNN)[\w@][\w@./-]*\.(?:[cm]?js|tsx?|json|md|css|sql|svg|ya?ml|xml|conf)$/
const FOLDER = /^(?!.*NNN)[a-z][\w.-]*(?:\/[\w.-]+)+\/?$/
const NAME_IN_FILE = /`(\w+)` (?:in|of) `([^`\n]+\.tsx?)`/g
/** Folders that commands create, so a fresh clone does not contain them. */
const GENERATED = /^(?:var|build|node_modules)\//
const FOLDERS = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(?:\.git|build|node_modules|var)$/.test(entry.name))
  .map(({ name }) => name)

/**
 * Lists the paths and names of code in the guides that do not exist.
 * @param paths of all files and folders, relative to the root
 */
export function checkCodePaths(
  files: readonly TextFile[],
  paths: readonly string[] = listPaths(),
): string[] {
  const known = toPathEnds(paths)
  return files
    .filter(({ path }) => GUIDES.test(path))
    .flatMap(({ path, text }) => {
      const prose = text.replace(BLOCK, '')
      const named = Array.from(prose.matchAll(CODE), ([, code = '']) => code).filter(
        (code) => (FILE_NAME.test(code) || FOLDER.test(code)) && !GENERATED.test(code),
      )
      const names = Array.from(prose.matchAll(NAME_IN_FILE), ([, name = '', file = '']) => ({
        name,
        file,
      }))
      return [
        ...named
          .filter((code) => !known.has(code.replace(/\/$/, '')))
          .map((code) => `${path}: there is no ${code}`),
        ...names
          .filter(({ name, file }) => !containsName(files, name, file))
          .map(({ name, file }) => `${path}: ${file} has no ${name}`),
      ]
    })
}

function containsName(files: readonly TextFile[], name: string, file: string): boolean {
  const word = new RegExp(`\\b${name}\\b`)
  return files.some(({ path, text }) => `/${path}`.endsWith(`/${file}`) && word.test(text))
}

function listPaths(): string[] {
  const inFolders = FOLDERS.flatMap((folder) => [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  ])
  return [...readdirSync('.'), ...inFolders]
}

/**
 * Guides may leave out the first folders of a path and the extension. Returns every allowed form of
 * the paths.
 */
function toPathEnds(paths: readonly string[]): ReadonlySet<string> {
  const ends = paths.flatMap((path) => {
    const parts = path.split('/')
    return parts.map((_, at) => parts.slice(at).join('/'))
  })
  return new Set(
    ends.flatMap((end) => [end, end.replace(/\.\w+$/, ''), end.replace(/(?:\.server)?\.\w+$/, '')]),
  )
}
