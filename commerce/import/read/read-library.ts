import { ContentAsset } from '../../content/content-asset.schemas'
import { ContentFolder } from '../../content/content-folder.schemas'
import { orNothing } from '../localized'
import { flag, number, ofText, part, text, withDependents } from '../record-fields'
import { child, children, descend, numberOf, type XmlElement } from '../../archives/xml-element'
import { readRecord, type Named } from './read-record'
import type { Reading } from './parse-records'

const TEXTS = {
  name: text('display-name'),
  description: text('description'),
  pageTitle: text('page-attributes/page-title'),
  pageDescription: text('page-attributes/page-description'),
  pageKeywords: text('page-attributes/page-keywords'),
  online: flag('online-flag'),
}

const FOLDER = { ...TEXTS, parentId: text('parent'), position: number('position') }

export function readContentFolder(
  reading: Reading,
  element: XmlElement,
): Named<ContentFolder> | undefined {
  return readRecord(reading, element, {
    id: element.attributes['folder-id'],
    schema: ContentFolder,
    fields: FOLDER,
    objectType: 'Folder',
    isTolerant: true,
  })
}

const CONTENT = {
  ...TEXTS,
  pageUrl: text('page-attributes/page-url'),
  searchable: flag('searchable-flag'),
  template: text('template'),
  classificationFolderId: part('folder-links', readClassification),
  folderIds: part('folder-links', (element) => {
    const classification = readClassification(element)
    const links = children(child(element, 'folder-links'), 'folder-link')
    return [
      ...new Set([
        ...(classification === undefined ? [] : [classification]),
        ...links.map(({ attributes }) => attributes['folder-id']),
      ]),
    ]
  }),
  type: text('type'),
  aspectType: text('aspect-type'),
  links: part('content-links', (element) =>
    orNothing(
      descend(element, 'content-links', 'content-link').map((link) => ({
        contentId: link.attributes['content-id'],
        type: link.attributes['type'],
        position: numberOf(link, 'position'),
      })),
    ),
  ),
  assignments: part('content-object-assignments', (element) =>
    orNothing(
      descend(element, 'content-object-assignments', 'content-object-assignment').map(
        ({ attributes }) => ({
          objectType: attributes['object-type'],
          objectId: attributes['object-id'],
          lookupMode: attributes['lookup-mode'],
        }),
      ),
    ),
  ),
}

export function readContentAsset(
  reading: Reading,
  element: XmlElement,
): Named<ContentAsset> | undefined {
  const id = element.attributes['content-id']
  const json = (given: string) => parseJson(reading, id, given)
  const asset = readRecord(reading, element, {
    id,
    schema: ContentAsset,
    fields: { ...CONTENT, config: ofText(['config'], json), data: ofText(['data'], json) },
    objectType: 'Content',
    isTolerant: true,
  })
  if (!asset) return undefined
  const { body } = asset.custom
  return {
    ...asset,
    ...(typeof body === 'string' && { body }),
    naming: withDependents(asset.naming, { 'custom/body': ['body'] }),
  }
}

function readClassification(element: XmlElement): string | undefined {
  return descend(element, 'folder-links', 'classification-link')[0]?.attributes['folder-id']
}

function parseJson({ file, findings }: Reading, id: string | undefined, given: string): unknown {
  try {
    return JSON.parse(given)
  } catch {
    findings.error(file, id ?? '', 'its data is not JSON')
    return undefined
  }
}
