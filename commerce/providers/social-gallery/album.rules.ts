export interface Photo {
  id: string
  title: string
  alt: string
  /** Relative to `/media/`. */
  path: string
  pagePath: string
  /** The page's section, e.g. `recipes` for `/recipes/cake`. */
  album: string
  author: string
  productIds: string[]
}

type Fields = Readonly<Record<string, unknown>>

const PAGES = /^pages(\/([^/]+)(?:\/.*)?)$/

export function photosOf(page: Fields): Photo[] {
  const { deliveryId, deliveryKey } = asFields(page['_meta'])
  const [, pagePath, album = ''] = PAGES.exec(String(deliveryKey)) ?? []
  const slots = Array.isArray(page['slots']) ? page['slots'].map(asFields) : []
  if (pagePath === undefined) return []
  return slots.flatMap((slot, index): Photo[] => {
    const image = asFields(slot['image'])
    const { path, alt } = image
    const productIds = Array.isArray(slot['productIds']) ? slot['productIds'].map(String) : []
    if (typeof path !== 'string' || productIds.length === 0) return []
    return [
      {
        id: `${String(deliveryId)}-${index}`,
        title: String(slot['title'] ?? page['title'] ?? ''),
        alt: typeof alt === 'string' ? alt : '',
        path,
        pagePath,
        album,
        author: String(asFields(slot['author'])['name'] ?? ''),
        productIds,
      },
    ]
  })
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}
