import type { ArchiveFile } from '../archive-file'
import { RedirectUrl } from '../../seo/redirect.schemas'
import { inPages, PAGE } from '../pages'
import { leaf, node, type XmlNode } from '../xml/xml-node'
import { siteFile, type SiteContext } from './site-context'

const SOURCE = /^(category|product|folder|content):(.+)$/s

export function exportRedirects(context: SiteContext): ArchiveFile {
  const root = ['redirect-urls', 'redirecturl/2011-09-01'] as const
  return siteFile(context, 'redirect-urls', root, redirectNodes(context))
}

async function* redirectNodes({ db, site }: SiteContext): AsyncGenerator<XmlNode> {
  const pages = inPages<{ uri: string; definition: unknown }>((after) =>
    db
      .selectFrom('redirect_url')
      .select(['uri', 'definition'])
      .where('site_id', '=', site.id)
      .where('uri', '>', after?.uri ?? '')
      .orderBy('uri')
      .limit(PAGE)
      .execute(),
  )
  for await (const rows of pages) {
    for (const { uri, definition } of rows) yield redirectNode(uri, RedirectUrl.parse(definition))
  }
}

/** The source is a URL, or an object of the shop. */
function redirectNode(source: string, redirect: RedirectUrl): XmlNode {
  const [, type, id] = SOURCE.exec(source) ?? []
  const children = [
    leaf('destination-id', redirect.destinationId),
    leaf('destination-type', redirect.destinationType),
    leaf('product-category-id', redirect.productCategoryId),
    leaf('status-code', redirect.statusCode),
    leaf('enabled-flag', redirect.enabled),
    leaf('priority', redirect.priority),
    leaf('destination-url', redirect.destinationUrl),
    leaf('additional-url-params', redirect.additionalParams),
    leaf('copy-source-params', redirect.copySourceParams),
    leaf('online-from', redirect.onlineFrom),
    leaf('online-to', redirect.onlineTo),
  ]
  const attributes = type === undefined ? { uri: source } : { 'source-type': type, 'source-id': id }
  return node('redirect-url', children, attributes)
}
