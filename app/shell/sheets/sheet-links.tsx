import { useEffect } from 'react'
import { useSheet } from '@/ui/use-sheet'
import { clickedLink } from '../watches/exit-link'

/** Sheets that editors link to, by the fragment of the address (SHEET-039). */
const SHEETS = {
  '#subscribe-for-free': 'subscribe',
  '#find-a-concierge': 'find-a-concierge',
  '#digital-catalog': 'digital-catalog',
} as const

const sheetOf = (hash: string) =>
  Object.entries(SHEETS).find(([fragment]) => fragment === hash)?.[1]

/**
 * Opens the sheet that a link of content, menu or footer names, over the page that is shown: its
 * address stays. In a new tab, and without scripts, the link leads to the page before the fragment.
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
    // before the router handles the click
    document.addEventListener('click', openSheet, true)
    return () => document.removeEventListener('click', openSheet, true)
  }, [open])
  return null
}
