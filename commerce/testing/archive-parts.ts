import { escapeMarkup } from '../../rules/html-page'
import { parseDocument } from '../import/files/parse-document'
import type { XmlElement } from '../archives/xml-element'
import type { ArchiveFiles } from './write-archive-files'

/** Elements that contain records, or further containers. */
const CONTAINERS = new Set([
  ...['metadata', 'type-extension', 'custom-type', 'system-attribute-definitions'],
  ...['custom-attribute-definitions', 'attribute-definitions'],
  ...['catalog', 'pricebooks', 'pricebook', 'price-tables', 'inventory', 'inventory-list'],
  ...['records', 'stores', 'library', 'shipping', 'payment-settings', 'slot-configurations'],
  ...['redirect-urls', 'custom-objects', 'promotions', 'coupons', 'sourcecodes'],
  ...['customer-groups', 'assignments', 'gift-certificates'],
  ...['customer-list', 'customers', 'orders', 'product-lists'],
])

/** A record of an archive: where it stands, from the root down, and its element. */
export interface ArchivePart {
  file: string
  path: readonly XmlElement[]
  element: XmlElement
}

export async function parseArchive(files: ArchiveFiles): Promise<Map<string, XmlElement>> {
  const parsed = new Map<string, XmlElement>()
  for (const [name, content] of Object.entries(files)) {
    async function* text() {
      yield await Promise.resolve(String(content))
    }
    const root = name.endsWith('.xml') ? await parseDocument(text()) : undefined
    if (root) parsed.set(name, root)
  }
  return parsed
}

/** Returns the records of an archive; a document without containers is one record. */
export function listParts(archive: ReadonlyMap<string, XmlElement>): ArchivePart[] {
  return [...archive].flatMap(([file, root]) => {
    if (!CONTAINERS.has(root.name)) return [{ file, path: [], element: root }]
    return listRecords(file, [root])
  })
}

function listRecords(file: string, path: readonly XmlElement[]): ArchivePart[] {
  const container = path.at(-1)
  return (container?.elements ?? []).flatMap((element) => {
    if (CONTAINERS.has(element.name)) return listRecords(file, [...path, element])
    // a list's header stands in its container, which needs it
    if (element.name === 'header') return []
    return [{ file, path, element }]
  })
}

export function writeParts(
  parts: readonly ArchivePart[],
  toFile: (part: ArchivePart, index: number) => number = () => 0,
): Record<string, string> {
  const files = new Map<string, ArchivePart[]>()
  for (const [index, part] of parts.entries()) {
    const number = part.path.length === 0 ? 0 : toFile(part, index)
    const name = number === 0 ? part.file : part.file.replace(/\.xml$/, `-${number}.xml`)
    files.set(name, [...(files.get(name) ?? []), part])
  }
  return Object.fromEntries(
    [...files].map(([name, own]) => [name, toXml(own[0]?.path[0] ?? own[0]?.element, own)]),
  )
}

function toXml(root: XmlElement | undefined, parts: readonly ArchivePart[]): string {
  if (!root) return ''
  const [first] = parts
  return first?.path.length === 0 ? serialize(root) : serialize(rebuild(root, parts))
}

function rebuild(container: XmlElement, parts: readonly ArchivePart[]): XmlElement {
  const elements = container.elements.flatMap((element): XmlElement[] => {
    if (element.name === 'header') return [element]
    if (CONTAINERS.has(element.name)) {
      const inside = parts.filter(({ path }) => path.includes(element))
      return inside.length > 0 ? [rebuild(element, inside)] : []
    }
    return []
  })
  const own = parts.filter(({ path }) => path.at(-1) === container)
  return { ...container, elements: [...elements, ...own.map(({ element }) => element)] }
}

function serialize({ name, attributes, elements, text }: XmlElement): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
  return `<${name}${given.join('')}>${escapeMarkup(text)}${elements.map(serialize).join('\n')}</${name}>`
}
