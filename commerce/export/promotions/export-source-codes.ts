import { SourceCodeGroup } from '../../promotions/source-code-group.schemas'
import type { ArchiveFile } from '../archive-file'
import { siteFile, type SiteContext } from '../site/site-context'
import { customAttributes } from '../xml/localized-nodes'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'

export async function exportSourceCodes(context: SiteContext): Promise<ArchiveFile> {
  const { db, site } = context
  const rows = await db
    .selectFrom('source_code_group')
    .select(['id', 'definition'])
    .where('site_id', '=', site.id)
    .orderBy('id')
    .execute()
  const groups = rows.map(({ id, definition }) => groupNode(id, SourceCodeGroup.parse(definition)))
  return siteFile(context, 'sourcecodes', ['sourcecodes', 'sourcecode/2007-03-31'], groups)
}

function groupNode(id: string, sources: SourceCodeGroup): XmlNode {
  const listed = (list: string, name: string, ids: readonly string[]) =>
    group(
      list,
      ids.map((one) => node(name, [], { [`${name}-id`]: one })),
    )
  const children = [
    leaf('enabled-flag', sources.enabled),
    leaf('online-from', sources.onlineFrom),
    leaf('online-to', sources.onlineTo),
    redirectNodes(sources.redirect),
    group(
      'code-specs',
      sources.codes.map((code) => leaf('code-spec', code)),
    ),
    listed('pricebooks', 'pricebook', sources.priceBookIds),
    listed('campaigns', 'campaign', sources.campaignIds),
    customAttributes(sources.custom),
  ]
  return node('sourcecode-group', children, { 'group-id': id })
}

function redirectNodes(redirect: SourceCodeGroup['redirect']): XmlNodes {
  const { type, ...target } = redirect ?? {}
  if (typeof type !== 'string') return []
  const attributes = Object.entries(target).map(([name, value]) => [name, String(value)])
  return [node('active-redirect', [node(type, [], Object.fromEntries(attributes))])]
}
