import type { ProductImageGroup } from '../../catalog/catalog.tables'
import { nameOf } from '../archive-file'
import { texts } from '../xml/localized-nodes'
import { group, node, type XmlNodes } from '../xml/xml-node'

interface Pictured {
  catalog_id: string
  images: readonly ProductImageGroup[]
}

export function imagesNode({ catalog_id: catalogId, images }: Pictured): XmlNodes {
  return group(
    'images',
    images.map(({ viewType, variation, images: pictures }) => {
      const values = Object.entries(variation ?? {}).map(([id, value]) =>
        node('variation', [], { 'attribute-id': id, value }),
      )
      const nodes = pictures.map(({ path, alt, title, localized }) =>
        node(
          'image',
          [texts('alt', alt, localized, 'alt'), texts('title', title, localized, 'title')],
          { path: toPictureName(catalogId, path) },
        ),
      )
      return node('image-group', [...values, ...nodes], { 'view-type': viewType })
    }),
  )
}

/** Pictures in other places keep their path. */
export function toPictureName(catalogId: string, path: string): string {
  const folder = `catalogs/${nameOf(catalogId)}/static/`
  return path.startsWith(folder) ? path.slice(folder.length).replace(/^[^/]+\//, '') : path
}
