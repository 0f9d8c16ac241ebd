import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import type { Findings } from '../import/findings'
import { CONTENT_SCHEMA, CONTENT_TYPES, ContentFile } from './content-item.schemas'
import { isBody, listLinkedIds } from './content-links.rules'
import { listLocales, localizeContent } from './localize-content.rules'
import type { NewContentItem } from './content.repository'
import { sanitizeContent } from './sanitize-content'

export type ReadItem = NewContentItem & { file: string }

/** Reads and checks every JSON file below the folder. @throws Error when there is no such folder. */
export function readContent(folder: string, photosFolder: string, findings: Findings): ReadItem[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new Error(`There is no content at ${folder}.`)
  }
  const items = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
    .flatMap((file) => readItem(folder, file, findings) ?? [])
  checkReferences(items, photosFolder, findings)
  return items
}

function readItem(folder: string, file: string, findings: Findings): ReadItem | undefined {
  const parsed = ContentFile.safeParse(readJson(path.join(folder, file)))
  if (!parsed.success) return report(findings, file, parsed.error.issues)
  const { _meta: meta, contentType } = parsed.data
  if (!CONTENT_TYPES[contentType]) {
    findings.warn(file, contentType, 'no block is known for this content type')
  }
  // a text in several languages is checked in each of them
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
    body: isBody(body) ? body : {},
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** What does not fit: in the item itself, and in blocks that are written inside it. */
function listIssues(value: unknown, path: readonly PropertyKey[] = []): z.core.$ZodIssue[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => listIssues(entry, [...path, index]))
  if (!isBody(value)) return []
  const { contentType } = value
  const fields = typeof contentType === 'string' && CONTENT_TYPES[contentType]?.safeParse(value)
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
  const ids = new Map<string, string>()
  const keys = new Map<string, string>()
  for (const { file, id, deliveryKey } of items) {
    if (ids.has(id)) findings.error(file, id, `the delivery id stands in ${ids.get(id)} too`)
    ids.set(id, file)
    if (deliveryKey === undefined) continue
    const other = keys.get(deliveryKey)
    if (other !== undefined) findings.error(file, deliveryKey, `the key stands in ${other} too`)
    keys.set(deliveryKey, file)
  }
  for (const { file, body } of items) {
    for (const id of listLinkedIds(body)) {
      if (!ids.has(id)) findings.error(file, id, 'a link to no such item')
    }
    for (const photo of new Set(listPhotos(body))) {
      if (!existsSync(path.join(photosFolder, photo))) {
        findings.error(file, photo, 'there is no such picture')
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
