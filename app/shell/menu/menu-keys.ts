/* The arrow keys of the menu, in addition to the Tab key, which reaches every element. Left and
   right move along the bar and from column to column; down moves into the open content and along
   its links, up moves back; Home and End move to the first and last item (the optional keys of the
   WAI-ARIA disclosure pattern). */

const TOP = '[data-menu-top]'
const COLUMN = '[data-menu-column]'

/** Returns the element to which a key moves the focus; undefined if the key has no effect. */
export function targetOfKey(key: string, from: HTMLElement): HTMLElement | undefined {
  const item = from.closest<HTMLElement>('[data-menu-item]')
  const bar = item?.parentElement
  if (!item || !bar) return undefined
  const top = item.querySelector<HTMLElement>(TOP)
  if (from === top) return alongBar(key, from, bar)
  const links = linksOf(item)
  const place = links.indexOf(from)
  if (key === 'ArrowUp') return links[place - 1] ?? top ?? undefined
  if (key === 'ArrowDown') return links[place + 1]
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  return toColumn(key, from, item)
}

/** Returns the first link of the content that an item's button opens. */
export function firstLinkOf(item: HTMLElement | null | undefined): HTMLElement | undefined {
  return item ? linksOf(item)[0] : undefined
}

function alongBar(key: string, from: HTMLElement, bar: HTMLElement): HTMLElement | undefined {
  const tops = [...bar.querySelectorAll<HTMLElement>(TOP)]
  const place = tops.indexOf(from)
  if (key === 'ArrowRight') return tops[place + 1] ?? tops[0]
  if (key === 'ArrowLeft') return tops.at(place - 1)
  if (key === 'Home') return tops[0]
  if (key === 'End') return tops.at(-1)
  return undefined
}

function toColumn(key: string, from: HTMLElement, item: HTMLElement): HTMLElement | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  const columns = [...item.querySelectorAll<HTMLElement>(COLUMN)]
  const place = columns.findIndex((column) => column.contains(from))
  const next = columns[place + (key === 'ArrowRight' ? 1 : -1)]
  return place < 0 ? undefined : (next?.querySelector<HTMLElement>('a') ?? undefined)
}

function linksOf(item: HTMLElement): HTMLElement[] {
  return [...item.querySelectorAll<HTMLElement>(`a:not(${TOP})`)]
}
