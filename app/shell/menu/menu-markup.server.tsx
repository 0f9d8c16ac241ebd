import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { MenuLinks, type MenuLinksProps } from './menu-links'

/**
 * By the list that was read and the prefix of its links, `/es-US` or nothing: these two are all that
 * goes into the markup. Gone with the content item, which the server keeps for some seconds.
 */
const kept = new WeakMap<object, Map<string, string>>()

/** The links of a closed menu as HTML; empty for one that was not kept while the page was loaded. */
export function menuMarkup(menu: MenuLinksProps, basename: string): string {
  return kept.get(listOf(menu))?.get(basename) ?? ''
}

/** Writes the links of menus that are new here. Not while a page is rendered: React does one at a time. */
export function keepMenuMarkup(menus: readonly MenuLinksProps[], basename: string): void {
  for (const menu of menus) {
    const list = listOf(menu)
    const markups = kept.get(list) ?? new Map<string, string>()
    if (list.length === 0 || markups.has(basename)) continue
    markups.set(basename, write(menu, basename))
    kept.set(list, markups)
  }
}

function write(menu: MenuLinksProps, basename: string): string {
  return renderToStaticMarkup(
    <StaticRouter basename={basename} location={basename || '/'}>
      <MenuLinks {...menu} />
    </StaticRouter>,
  )
}

function listOf({ items, columns }: MenuLinksProps): MenuLinksProps['columns' | 'items'] {
  return columns.length > 0 ? columns : items
}
