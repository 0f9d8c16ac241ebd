import type { Menu, MenuList } from '../shell-content'

/** Where a shopper is in the mobile menu: main list, a menu of it, a list of that (HDR-022). */
export interface DrawerPlace {
  menu?: Menu
  list?: MenuList
}

/** One level up; the main list stays where it is. */
export function backFrom({ menu, list }: DrawerPlace): DrawerPlace {
  return list ? { menu } : {}
}

/** The name of the panel at a place; undefined for the main list. */
export function titleOf({ menu, list }: DrawerPlace): string | undefined {
  return (list ?? menu)?.title.displayName
}

/** How many levels below the main list. */
export function depthOf({ menu, list }: DrawerPlace): number {
  if (list) return 2
  return menu ? 1 : 0
}
