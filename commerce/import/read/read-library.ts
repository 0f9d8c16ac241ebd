import { ContentAsset } from '../../content/content-asset.schemas'
import { ContentFolder } from '../../content/content-folder.schemas'
import { toCustomAttributes, toLocalizedCustom, toSiteCustom } from '../attribute-definitions'
import { localeOf, localizedOf, mergeLocalized, orNothing, type Localized } from '../localized'
import { parseTolerantly, type Reading } from './reading'
import {
  child,
  children,
  descend,
  flagOf,
  numberOf,
  textOf,
  toFlag,
  type XmlElement,
} from '../xml-element'

const TEXTS = {
  name: 'display-name',
  description: 'description',
  pageTitle: 'page-attributes/page-title',
  pageDescription: 'page-attributes/page-description',
  pageKeywords: 'page-attributes/page-keywords',
}

/** Reads a `folder` of a library. */
export function readContentFolder(
  reading: Reading,
  element: XmlElement,
): ContentFolder | undefined {
  const id = element.attributes['folder-id']
  const attributes = descend(element, 'custom-attributes', 'custom-attribute')
  return parseTolerantly(reading, id, ContentFolder, {
    ...readTexts(element),
    online: flagOf(element, 'online-flag'),
    parentId: textOf(element, 'parent'),
    position: numberOf(element, 'position'),
    localized: mergeLocalized(
      localizedOf(element, TEXTS),
      toLocalizedCustom(reading, 'Folder', id, attributes),
    ),
    custom: toCustomAttributes(reading, 'Folder', id, attributes),
  })
}

/** Reads a `content` of a library: an asset, or a page or component of Page Designer. */
export function readContentAsset(reading: Reading, element: XmlElement): ContentAsset | undefined {
  const id = element.attributes['content-id']
  const attributes = descend(element, 'custom-attributes', 'custom-attribute')
  const custom = toCustomAttributes(reading, 'Content', id, attributes)
  const links = child(element, 'folder-links')
  const classification = child(links, 'classification-link')?.attributes['folder-id']
  return parseTolerantly(reading, id, ContentAsset, {
    ...readTexts(element),
    online: flagOf(element, 'online-flag'),
    searchable: flagOf(element, 'searchable-flag'),
    template: textOf(element, 'template'),
    pageUrl: textOf(child(element, 'page-attributes'), 'page-url'),
    body: typeof custom['body'] === 'string' ? custom['body'] : undefined,
    classificationFolderId: classification,
    folderIds: [
      ...new Set([
        ...(classification === undefined ? [] : [classification]),
        ...children(links, 'folder-link').map((link) => link.attributes['folder-id']),
      ]),
    ],
    localized: mergeLocalized(
      localizedOf(element, TEXTS),
      toLocalizedCustom(reading, 'Content', id, attributes),
      readLocalizedData(reading, id, element),
    ),
    custom,
    siteSpecific: orNothing(
      readSiteFlags(element, toSiteCustom(reading, 'Content', id, attributes)),
    ),
    ...readPageParts(reading, id, element),
  })
}

function readTexts(element: XmlElement) {
  const page = child(element, 'page-attributes')
  return {
    name: textOf(element, 'display-name'),
    description: textOf(element, 'description'),
    pageTitle: textOf(page, 'page-title'),
    pageDescription: textOf(page, 'page-description'),
    pageKeywords: textOf(page, 'page-keywords'),
  }
}

/** Reads the additional parts of Page Designer's pages and components. */
function readPageParts(reading: Reading, id: string | undefined, element: XmlElement) {
  const links = descend(element, 'content-links', 'content-link').map((link) => ({
    contentId: link.attributes['content-id'],
    type: link.attributes['type'],
    position: numberOf(link, 'position'),
  }))
  const assignments = descend(
    element,
    'content-object-assignments',
    'content-object-assignment',
  ).map(({ attributes }) => ({
    objectType: attributes['object-type'],
    objectId: attributes['object-id'],
    lookupMode: attributes['lookup-mode'],
  }))
  return {
    type: textOf(element, 'type'),
    aspectType: textOf(element, 'aspect-type'),
    config: parseJson(reading, id, textOf(element, 'config')),
    data: parseJson(reading, id, textOf(element, 'data')),
    links: orNothing(links),
    assignments: orNothing(assignments),
  }
}

function readLocalizedData(
  reading: Reading,
  id: string | undefined,
  element: XmlElement,
): Localized {
  return Object.fromEntries(
    children(element, 'data').flatMap((data) => {
      const locale = localeOf(data)
      const parsed = locale === undefined ? undefined : parseJson(reading, id, data.text)
      return locale === undefined || parsed === undefined ? [] : [[locale, { data: parsed }]]
    }),
  )
}

function parseJson(
  { file, findings }: Reading,
  id: string | undefined,
  text: string | undefined,
): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    findings.error(file, id ?? '', 'its data is not JSON')
    return undefined
  }
}

function readSiteFlags(
  element: XmlElement,
  custom: Record<string, Record<string, unknown>>,
): Record<string, Record<string, unknown>> {
  const sites = { ...custom }
  for (const [name, property] of [
    ['online-flag', 'online'],
    ['searchable-flag', 'searchable'],
  ] as const) {
    for (const { attributes, text } of children(element, name)) {
      const site = attributes['site-id']
      if (site !== undefined) sites[site] = { ...sites[site], [property]: toFlag(text) }
    }
  }
  return sites
}
