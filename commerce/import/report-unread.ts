import type { ElementUse } from '../archives/element-use'
import type { ImportContext } from './import-context'

const MAX_LINES = 1_000
/**
 * Ends of paths for which a shop has no place: amounts that are sums of others, ids of objects that
 * stand beside or are unique, the attribute of a variation, which is its id, and what every file
 * must have, although a shop keeps the balance of a gift certificate alone, and counts pieces;
 * how to generate codes, if they are listed.
 */
const NEEDLESS = new RegExp(
  `(?<=^|/)(?:${[
    'variation-attribute/@variation-attribute-id',
    'recommendation/@target-type',
    '(?:category-condition|classification-category)/@catalog-id',
    '(?:gross-price|base-price|tax-basis)',
    '(?:original|current)-order-no',
    'product-lineitem/(?:lineitem-text|position)',
    'redemption/date',
    'system-codes/(?:max-number-of-codes|code-(?:prefix|length)|include-(?:vowels|dashes))',
    'quantity/@unit',
    'orders/@version',
    'customer-list/@list-id',
  ].join('|')})$`,
)

const isNeedless = (path: string) => NEEDLESS.test(path)

/**
 * Names, once for each kind, the elements and attributes that nothing has read; those that are
 * needless once for each kind of file.
 */
export function reportUnread({ uses, findings }: ImportContext): void {
  const unread = [...uses.parts()].flatMap((root) => {
    const found = [...root.unread(isNeedless)].filter(({ count }) => count > 0)
    const needless = found.filter(({ path }) => isNeedless(path))
    const names = new Set(needless.flatMap(({ path }) => NEEDLESS.exec(path) ?? []))
    const [first] = needless
    if (first) findings.note(first.file, '', `not needed here: ${[...names].join(', ')}`)
    return found.filter(({ path }) => !isNeedless(path))
  })
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
