import { withoutMarkup } from '@rules/without-markup'
import { asFields, asText } from '@/lib/read-fields'

/* Content that the server has marked with its place (`_at`: item and path). */

export interface Place {
  itemId: string
  path: string
}

/** Reads `f66eb662… slots.0`. */
export function toPlace(at: string): Place {
  const [itemId = '', path = ''] = at.split(' ')
  return { itemId, path }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const joinPath = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** Calls back with every marked part of the content, outer ones first. */
export function visitPlaces(value: unknown, visit: (at: string, content: object) => void): void {
  if (!isObject(value)) return
  const at = Array.isArray(value) ? undefined : asText(asFields(value)._at)
  if (at !== undefined) visit(at, value)
  Object.values(value).forEach((inner) => visitPlaces(inner, visit))
}

/**
 * Returns the content with the parts of one item replaced by those of its draft; the same object if
 * it has none.
 */
export function withDraft(value: unknown, itemId: string, draft: object): unknown {
  if (!isObject(value)) return value
  const at = Array.isArray(value) ? undefined : asText(asFields(value)._at)
  if (at !== undefined && toPlace(at).itemId === itemId) {
    return valueAt(draft, toPlace(at).path) ?? value
  }
  const entries = Object.entries(value)
  const changed = entries.map(([name, inner]): [string, unknown] => [
    name,
    withDraft(inner, itemId, draft),
  ])
  if (changed.every(([, inner], index) => inner === entries[index]?.[1])) return value
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed)
}

function valueAt(content: unknown, path: string): unknown {
  const names = path === '' ? [] : path.split('.')
  return names.reduce<unknown>(
    (value, name) =>
      isObject(value) ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined,
    content,
  )
}

/** Returns the first words of a block, of its content in the order of its fields. */
export function firstWords(content: unknown): string {
  const fields = asFields(content)
  for (const name of ['title', 'headline', 'text', 'displayName']) {
    const text = plain(asText(fields[name]) ?? '')
    if (text !== '') return text
  }
  const inner = Object.values(fields).flatMap((value) => (Array.isArray(value) ? value : [value]))
  for (const value of inner) {
    const text = isObject(value) ? firstWords(value) : ''
    if (text !== '') return text
  }
  return ''
}

export interface Clicked {
  text: string
  /** As written in the page. */
  href?: string
  image?: string
}

/** Returns the field whose content was clicked: its picture, its text, or its link. */
export function findField(content: unknown, { text, href, image }: Clicked): Place | undefined {
  const fields = [...listTexts(content)]
  const wanted = plain(text)
  const find = (matches: (value: string) => boolean) => fields.find((one) => matches(one.value))
  return (
    (image === undefined
      ? undefined
      : find((value) => isPicture(value) && image.includes(value))) ??
    (wanted === ''
      ? undefined
      : (find((value) => plain(value) === wanted) ??
        find((value) => wanted.length > 3 && plain(value).includes(wanted)))) ??
    (href ? find((value) => value === href) : undefined)
  )
}

const isPicture = (value: string) => /\.(?:jpe?g|png|webp|avif|svg)$/i.test(value)

function* listTexts(value: unknown, place?: Place): Generator<Place & { value: string }> {
  if (typeof value === 'string') {
    if (place) yield { ...place, value }
    return
  }
  if (!isObject(value)) return
  const at = Array.isArray(value) ? undefined : asText(asFields(value)._at)
  const own = at === undefined ? place : toPlace(at)
  for (const [name, inner] of Object.entries(value)) {
    if (name.startsWith('_')) continue
    yield* listTexts(inner, own && { ...own, path: joinPath(own.path, name) })
  }
}

const plain = (text: string) => withoutMarkup(text).replace(/\s+/g, ' ').trim()
