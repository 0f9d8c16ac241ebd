import type { MenuLinksProps } from './menu-links'

/** In the browser there is nothing to write: what the server wrote is there, or nobody looks yet. */
export function menuMarkup(_menu: MenuLinksProps, _basename: string): string {
  return ''
}

/** Called while a page is loaded, on the server. */
export function keepMenuMarkup(_menus: readonly MenuLinksProps[], _basename: string): void {}
