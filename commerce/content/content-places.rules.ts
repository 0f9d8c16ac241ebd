import {
  toLabel,
  type ContentField,
  type ContentTypeForm,
  type NamedField,
} from '../../contracts/content-field'
import type { StudioPlaceKind } from '../../contracts/studio-texts'
import { isBody, type Body } from './content-links.rules'
import { toLocalizedValues } from './localize-content.rules'
import type { TextKind } from './text-units.rules'

/** A text, a link or a picture's name inside an item. */
export interface ContentPlace {
  /** The field, as `slides.0.headline`. */
  path: string
  /** Where the string itself is, inside a localized value too. */
  at: readonly (string | number)[]
  locale?: string
  label: string
  kind: StudioPlaceKind
  value: string
}

type At = readonly (string | number)[]
type Forms = ReadonlyMap<string, ContentTypeForm>

/** Texts that are names of other systems and not read by shoppers. */
const NOT_READ: ReadonlySet<string> = new Set(['recommender', 'album', 'language'])
const ADDRESS: ReadonlySet<string> = new Set(['url', 'pdfURL', 'src'])
const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'html', 'markdown', 'alt'])
const HREF = /<a\s[^<>]*?href="([^"<>]*)"/gi
const MARKDOWN_LINK = /\]\(([^()\s]{1,2000})\)/g

export function textKindOf({ kind }: Pick<ContentPlace, 'kind'>): TextKind {
  return kind === 'html' || kind === 'markdown' ? kind : 'text'
}

/** Returns whether shoppers read it, so that its words may be replaced. */
export const isReadable = ({ kind }: Pick<ContentPlace, 'kind'>) => TEXT_KINDS.has(kind)

/** Lists every text, link, alternative text and picture of an item, in the order of its form. */
export function listPlaces(body: Body, forms: Forms): ContentPlace[] {
  return ofBlock(body, [], forms)
}

function ofBlock(value: unknown, at: At, forms: Forms): ContentPlace[] {
  if (!isBody(value)) return []
  const form = forms.get(String(value['contentType']))
  return form ? ofFields(form.fields, value, at, forms) : []
}

function ofFields(fields: readonly NamedField[], value: unknown, at: At, forms: Forms) {
  if (!isBody(value)) return []
  return fields.flatMap((field) => ofField(field, value[field.name], [...at, field.name], forms))
}

function ofField(
  { name, label, field }: NamedField,
  value: unknown,
  at: At,
  forms: Forms,
): ContentPlace[] {
  const entry = (item: ContentField, one: unknown, index: number) =>
    ofField({ name, label, field: item, isRequired: true }, one, [...at, index], forms)
  switch (field.kind) {
    case 'text':
      return NOT_READ.has(name)
        ? []
        : ofText(value, at, label, name === 'markup' ? 'html' : (field.markup ?? 'text'))
    case 'link':
      return ofText(value, at, label, 'link')
    case 'id':
      return ADDRESS.has(name) ? ofText(value, at, label, 'link') : []
    case 'image':
      return ofPicture(value, at, label)
    case 'block':
      return ofBlock(value, at, forms)
    case 'group':
      return ofFields(field.fields, value, at, forms)
    case 'variants': {
      const chosen = isBody(value) ? value[field.by] : undefined
      const fields = field.variants.find((one) => one.value === chosen)?.fields ?? []
      return ofFields(fields, value, at, forms)
    }
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((one: unknown, index) => entry(field.item, one, index))
        : []
    case 'boolean':
    case 'category':
    case 'choice':
    case 'color':
    case 'constant':
    case 'customer-group':
    case 'date':
    case 'moment':
    case 'number':
    case 'product':
    case 'rank':
    case 'unknown':
      return []
  }
}

function ofPicture(value: unknown, at: At, label: string): ContentPlace[] {
  if (!isBody(value)) return []
  const named = ofText(value['path'], [...at, 'path'], label, 'picture')
  return [
    // the form shows the name at the picture itself
    ...named.map((place) => ({ ...place, path: at.join('.') })),
    ...ofText(value['alt'], [...at, 'alt'], toLabel('alt'), 'alt'),
  ]
}

function ofText(value: unknown, at: At, label: string, kind: StudioPlaceKind): ContentPlace[] {
  const shared = { path: at.join('.'), label, kind }
  if (typeof value === 'string') return value === '' ? [] : [{ ...shared, at, value }]
  if (!isBody(value)) return []
  return (toLocalizedValues(value) ?? []).flatMap(({ locale, value: text }, index) =>
    typeof text === 'string' && text !== ''
      ? [{ ...shared, at: [...at, 'values', index, 'value'], locale, value: text }]
      : [],
  )
}

/** Returns the addresses to which a place leads. */
export function addressesOf({ kind, path, value }: ContentPlace): string[] {
  if (kind === 'link') {
    // the storefront adds the path of its document service (app/site/document-url.ts)
    const isDocument = path.endsWith('pdfURL') && !value.startsWith('https:')
    return [isDocument ? `/document/${value}` : value]
  }
  const pattern = kind === 'html' ? HREF : kind === 'markdown' ? MARKDOWN_LINK : undefined
  if (!pattern) return []
  return [...value.matchAll(pattern)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

/** Returns a copy of the body with other texts at these places. */
export function withTexts(
  body: Body,
  texts: readonly { at: readonly (string | number)[]; text: string }[],
): Body {
  const copy = structuredClone(body)
  for (const { at, text } of texts) {
    let parent: unknown = copy
    for (const name of at.slice(0, -1)) parent = childOf(parent, name)
    const last = at.at(-1)
    if (isBody(parent) && last !== undefined) parent[last] = text
    else if (Array.isArray(parent) && typeof last === 'number') parent[last] = text
  }
  return copy
}

function childOf(parent: unknown, name: string | number): unknown {
  if (Array.isArray(parent)) return parent[Number(name)]
  return isBody(parent) ? parent[name] : undefined
}
