import type { QueryClient } from '@tanstack/react-query'
import {
  footerQuery,
  navMenuQuery,
  promoBannerQuery,
} from '@/integrations/content-hub/content.queries'
import { asFields, asText } from '@/lib/read-fields'
import { firstWords, toPlace, visitPlaces } from './page-places'
import type { PageBlock } from '@rules/page-editing'

/** Part of the page that shows an item or a block. */
export interface Region {
  element: Element
  content: object
  block: PageBlock
}

/**
 * Lists what can be edited on this page, in its order: the banner above the header, the menu, the
 * blocks, the footer.
 */
export function listRegions(client: QueryClient, siteId: string): Region[] {
  const contents = listContents(client)
  const shared = (selector: string, queryKey: readonly unknown[]) => {
    const at = asText(asFields(client.getQueryData(queryKey))._at)
    return toRegions(document.querySelector(selector), at, contents)
  }
  return [
    ...shared('aside:has(+ header)', promoBannerQuery(siteId).queryKey),
    ...shared('aside + header, div > header:first-of-type', navMenuQuery(siteId).queryKey),
    ...[...document.querySelectorAll<HTMLElement>('[data-at]')].flatMap((element) =>
      toRegions(element, element.dataset.at, contents),
    ),
    ...shared('main ~ footer', footerQuery(siteId).queryKey),
  ]
}

function listContents(client: QueryClient): Map<string, object> {
  const contents = new Map<string, object>()
  for (const { state } of client.getQueryCache().getAll()) {
    visitPlaces(state.data, (at, content) => contents.set(at, content))
  }
  return contents
}

function toRegions(
  element: Element | null,
  at: string | undefined,
  contents: ReadonlyMap<string, object>,
): Region[] {
  const content = at === undefined ? undefined : contents.get(at)
  if (!element || at === undefined || !content) return []
  const contentType = asText(asFields(content).contentType) ?? ''
  return [{ element, content, block: { ...toPlace(at), contentType, text: firstWords(content) } }]
}

export function regionAround(
  regions: readonly Region[],
  target: EventTarget | null,
): Region | undefined {
  if (!(target instanceof Node)) return undefined
  return regions.filter(({ element }) => element.contains(target)).at(-1)
}

/** The rectangle of a region, also of one whose element has no box of its own. */
export function boxOf({ element }: Region): DOMRect {
  const own = element.getBoundingClientRect()
  if (own.width > 0) return own
  const boxes = [...element.children].map((child) => child.getBoundingClientRect())
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return boxes.length === 0 ? own : new DOMRect(left, top, right - left, bottom - top)
}
