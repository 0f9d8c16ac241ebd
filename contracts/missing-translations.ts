import type { ContentField, NamedField } from './content-field'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The texts of an item that are not written in a language. */
export interface MissingTranslation {
  locale: string
  texts: number
}

interface Site {
  id: string
  locales: readonly string[]
}

/** The languages of the sites that show an item: the one that its key names, those that it names. */
export function localesOfItem(
  { key, body }: { key?: string | null; body?: unknown },
  sites: readonly Site[],
): string[] {
  const shown: unknown = isFields(body) ? body['sites'] : undefined
  const own = sites.filter(({ id }) => (Array.isArray(shown) ? shown.includes(id) : isNamed(id)))
  return [...new Set((own.length > 0 ? own : sites).flatMap(({ locales }) => locales))]

  function isNamed(id: string): boolean {
    return id === key?.split('/')[0]
  }
}

/**
 * Counts the texts that are written, but not in each of the languages. A plain text is one in the
 * first language; blocks inside of the item are counted too, linked items are not.
 * @param fieldsOf the fields of a content type
 */
export function findMissingTranslations(
  item: unknown,
  locales: readonly string[],
  fieldsOf: (contentType: string) => readonly NamedField[],
): MissingTranslation[] {
  const texts = listTexts(item, fieldsOf)
  const [first = ''] = locales
  return locales.flatMap((locale) => {
    const missing = texts.filter((text) => !isWrittenIn(text, locale, first)).length
    return missing > 0 ? [{ locale, texts: missing }] : []
  })
}

function listTexts(
  block: unknown,
  fieldsOf: (contentType: string) => readonly NamedField[],
): unknown[] {
  const read = (field: ContentField, value: unknown): unknown[] => {
    if (value === undefined || value === null || value === '') return []
    if (field.kind === 'text') return field.isLocalized ? [value] : []
    if (field.kind === 'list') {
      const entries: unknown[] = Array.isArray(value) ? value : []
      return entries.flatMap((entry) => read(field.item, entry))
    }
    if (field.kind === 'group') return readAll(field.fields, value)
    if (field.kind === 'variants') {
      const chosen = isFields(value) ? value[field.by] : undefined
      return readAll(field.variants.find((one) => one.value === chosen)?.fields ?? [], value)
    }
    if (field.kind === 'image') {
      const alt = isFields(value) ? value['alt'] : undefined
      return alt === undefined || alt === '' ? [] : [alt]
    }
    return field.kind === 'block' ? listTexts(value, fieldsOf) : []
  }
  const readAll = (fields: readonly NamedField[], value: unknown) =>
    fields.flatMap(({ name, field }) => read(field, isFields(value) ? value[name] : undefined))
  const contentType = isFields(block) ? block['contentType'] : undefined
  return typeof contentType === 'string' ? readAll(fieldsOf(contentType), block) : []
}

function isWrittenIn(text: unknown, locale: string, first: string): boolean {
  if (typeof text === 'string') return locale === first
  const values: unknown[] = isFields(text) && Array.isArray(text['values']) ? text['values'] : []
  return values.some(
    (entry) => isFields(entry) && entry['locale'] === locale && entry['value'] !== '',
  )
}
