import { readOnce } from '@/lib/read-once'
import type { ContentItem } from './content.port'

/** The menu of the season, which is an item of its own, comes before the others. */
export const withSeasonMenu = readOnce(({ seasonMenu, ...menu }: ContentItem): ContentItem =>
  seasonMenu ? { ...menu, menus: [seasonMenu, menu.menus].flat() } : menu,
)
