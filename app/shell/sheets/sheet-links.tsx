import { useEffect } from 'react'
import { useSheet } from '@/ui/use-sheet'
import { clickedLink } from '../background/exit-link'

/** Sheets to which editors can link, by the fragment of the URL (SHEET-039). */
const SHEETS = {
  '#subscribe-for-free': 'subscribe',
  '#find-a-concierge': 'find-a-concierge',
  '#digital-catalog': 'digital-catalog',
} as const

const sheetOf = (hash: string) =>
  Object.entries(SHEETS).find(([fragment]) => fragment === hash)?.[1]

/**
 * Opens the sheet to which a link of content, menu or footer refers, over the current page, whose
 * URL stays. In a new tab, and without scripts, the link opens the page of its URL.
 */
export function SheetLinks() {
  const { open } = useSheet()
  useEffect(() => {
    const named = sheetOf(window.location.hash)
    if (named) open(named, {})
    const openSheet = (event: MouseEvent) => {
      const link = clickedLink(event)
      const name = link?.host === window.location.host ? sheetOf(link.hash) : undefined
      if (!name) return
      event.preventDefault()
      open(name, {})
    }
    // captures the click before the router handles it
    document.addEventListener('click', openSheet, true)
    return () => document.removeEventListener('click', openSheet, true)
  }, [open])
  return null
}
