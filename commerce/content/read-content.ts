import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import type { Findings } from '../archives/findings'
import { CONTENT_SCHEMA, ContentFile, findContentType } from './content-item.schemas'
import { isBody, listLinkedIds } from './content-links.rules'
import { expandTexts, listLocales, localizeContent } from './localize-content.rules'
import type { NewContentItem, NewEdition } from './content-import.repository'
import {
  checkIdentities,
  findEdition,
  isEditionFile,
  readEditions,
  readJson,
} from './read-editions'
import { sanitizeContent } from './sanitize-content'

const FILM = /\.(?:mp4|webm|vtt)$/

export type ReadItem = NewContentItem & { file: string }

export interface ReadContent {
  items: ReadItem[]
  editions: NewEdition[]
}

/**
 * Reads and checks every JSON file below the folder. Files in `editions/<name>` belong to the
 * edition described by its `edition.json`, all others to the base edition.
 * @throws Error if the folder does not exist.
 */
export function readContent(folder: string, photosFolder: string, findings: Findings): ReadContent {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new Error(`There is no content at ${folder}.`)
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
  const editions = readEditions(folder, files.filter(isEditionFile), findings)
  const items = files
    .filter((file) => !isEditionFile(file))
    .flatMap((file) => {
      const editionId = findEdition(file, editions, findings)
      return editionId === undefined ? [] : (readItem(folder, file, editionId, findings) ?? [])
    })
  checkIdentities(items, findings)
  checkReferences(items, photosFolder, findings)
  return { items, editions: [...editions.values()] }
}

function readItem(
  folder: string,
  file: string,
  editionId: string,
  findings: Findings,
): ReadItem | undefined {
  const parsed = ContentFile.safeParse(expandTexts(readJson(path.join(folder, file))))
  if (!parsed.success) return report(findings, file, parsed.error.issues)
  const { _meta: meta, contentType } = parsed.data
  if (!findContentType(contentType)) {
    findings.warn(file, contentType, 'no block is known for this content type')
  }
  // every language of a localized text is checked
  const issues = ['*', ...listLocales(parsed.data)].flatMap((locale) =>
    listIssues(localizeContent(parsed.data, [locale, '*'])),
  )
  if (issues.length > 0) return report(findings, file, issues)
  if (meta.schema !== `${CONTENT_SCHEMA}${contentType}`) {
    findings.error(file, contentType, `the schema says ${meta.schema}`)
  }
  const body = sanitizeContent(parsed.data)
  return {
    file,
    id: meta.deliveryId,
    deliveryKey: meta.deliveryKey,
    schema: meta.schema,
    name: meta.name,
    editionId,
    body: isBody(body) ? body : {},
  }
}

export function listIssues(value: unknown, path: readonly PropertyKey[] = []): z.core.$ZodIssue[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => listIssues(entry, [...path, index]))
  if (!isBody(value)) return []
  const { contentType } = value
  const fields =
    typeof contentType === 'string' &&
    findContentType(contentType)?.safeParse(value, { reportInput: true })
  const own = fields && !fields.success ? fields.error.issues : []
  return [
    ...own.map((issue) => ({ ...issue, path: [...path, ...issue.path] })),
    ...Object.entries(value).flatMap(([name, entry]) => listIssues(entry, [...path, name])),
  ]
}

function report(findings: Findings, file: string, issues: readonly z.core.$ZodIssue[]): undefined {
  for (const { path, message } of issues) findings.error(file, path.map(String).join('.'), message)
}

function checkReferences(items: readonly ReadItem[], photosFolder: string, findings: Findings) {
  const ids = new Set(items.map(({ id }) => id))
  for (const { file, body } of items) {
    for (const id of listLinkedIds(body)) {
      if (!ids.has(id)) findings.error(file, id, 'the linked item does not exist')
    }
    for (const photo of new Set(listPhotos(body))) {
      if (!existsSync(path.join(photosFolder, photo))) {
        findings.error(file, photo, 'the picture does not exist')
      }
    }
    for (const film of new Set(listFilms(body))) {
      if (!existsSync(path.join(photosFolder, film))) {
        findings.error(file, film, 'the video or its captions do not exist')
      }
    }
  }
}

function listPhotos(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listPhotos)
  if (!isBody(value)) return []
  const isImage = typeof value['path'] === 'string' && typeof value['width'] === 'number'
  return isImage ? [String(value['path'])] : Object.values(value).flatMap(listPhotos)
}

function listFilms(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listFilms)
  if (!isBody(value)) return []
  const { path: file } = value
  const isFilm = typeof file === 'string' && FILM.test(file)
  return isFilm ? [file] : Object.values(value).flatMap(listFilms)
}
