import type { Menu, MenuList } from '../shell-content'

/** The open level of the mobile menu: main list, a menu, or a list of that menu (HDR-022). */
export interface DrawerPlace {
  menu?: Menu
  list?: MenuList
}

/** Returns the place one level up; the main list stays open. */
export function backFrom({ menu, list }: DrawerPlace): DrawerPlace {
  return list ? { menu } : {}
}

/** Returns the title of the panel at a place; undefined for the main list. */
export function titleOf({ menu, list }: DrawerPlace): string | undefined {
  return (list ?? menu)?.title.displayName
}

export function depthOf({ menu, list }: DrawerPlace): number {
  if (list) return 2
  return menu ? 1 : 0
}
