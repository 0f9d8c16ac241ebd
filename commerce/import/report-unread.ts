import type { ElementUse } from '../archives/element-use'
import type { ImportContext } from './import-context'

const MAX_LINES = 1_000
/**
 * Ends of paths that are not read, and lose nothing: amounts that are sums of others, ids of objects
 * that stand beside or are unique, the attribute of a variation, which is its id, and what every file
 * must have, although a shop keeps the balance of a gift certificate alone, and counts pieces.
 */
const REPEATED = new RegExp(
  `(?:^|/)(?:${[
    'variation-attribute/@variation-attribute-id',
    'recommendation/@target-type',
    '(?:category-condition|classification-category)/@catalog-id',
    'order/(?:.*/)?(?:gross-price|base-price|tax-basis)',
    'order/(?:original|current)-order-no',
    'product-lineitem/(?:lineitem-text|position)',
    'redemption/date',
    'quantity/@unit',
    'orders/@version',
    'customer-list/@list-id',
  ].join('|')})$`,
)

/** Names, once for each kind, the elements and attributes that nothing has read. */
export function reportUnread({ uses, findings }: ImportContext): void {
  const unread = [...uses.parts()]
    .flatMap((root) => [...root.unread((path) => !REPEATED.test(path))])
    .filter(({ count }) => count > 0)
  const named = unread.filter(({ isNamed }) => isNamed).slice(0, MAX_LINES)
  const others = unread.filter((use) => !named.includes(use))
  for (const use of named) findings.warn(use.file, '', toMessage(use.path, use))
  const [first] = others
  if (!first) return
  const count = others.reduce((sum, one) => sum + one.count, 0)
  const message = `not taken over: and ${count.toLocaleString('en-US')} more`
  findings.warn(first.file, '', `${message} elements and attributes, first in line ${first.line}`)
}

function toMessage(path: string, { count, files, line }: ElementUse): string {
  const times = count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`
  const where = files === 1 ? '' : ` in ${files.toLocaleString('en-US')} files`
  return `not taken over: ${path}, ${times}${where}, first in line ${line}`
}
