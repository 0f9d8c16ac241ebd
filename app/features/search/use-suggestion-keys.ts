import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { useHistory } from 'react-router-dom'
import { moveActive } from '@/rules/search-suggestions'

interface SuggestionKeys {
  /** URLs of the options, list before grid. */
  hrefs: readonly string[]
  listed: number
  grid: RefObject<HTMLElement>
  /** The search term; a change deactivates the active option. */
  term: string
  isShown: boolean
  onOpen: () => void
  onClose: () => void
}

/**
 * Manages the active option by keyboard: arrows move through list and grid, Enter opens the active
 * product, Escape closes the suggestions. Without an active option, Enter submits the form.
 */
export function useSuggestionKeys({ hrefs, isShown, onOpen, onClose, ...place }: SuggestionKeys) {
  const history = useHistory()
  const [active, setActive] = useState<number>()
  useEffect(() => setActive(undefined), [place.term, isShown])

  const open = (href: string) => {
    onClose()
    history.push(href)
  }

  const handleKey = ({ key, nativeEvent }: KeyboardEvent): boolean => {
    // during composition, the keys belong to the input method
    if (nativeEvent.isComposing) return false
    if (!isShown) {
      if (key === 'ArrowDown' || key === 'ArrowUp') onOpen()
      return false
    }
    if (key === 'Escape') {
      onClose()
      return true
    }
    const href = active === undefined ? undefined : hrefs[active]
    if (key === 'Enter' && href !== undefined) {
      open(href)
      return true
    }
    const next = moveActive(key, active, {
      listed: place.listed,
      recommended: hrefs.length - place.listed,
      columns: countColumns(place.grid.current),
    })
    if (next === 'stay') return false
    setActive(next)
    return true
  }

  return { active: isShown ? active : undefined, handleKey }
}

function countColumns(grid: HTMLElement | null): number {
  if (!grid) return 1
  return getComputedStyle(grid).gridTemplateColumns.split(' ').filter(Boolean).length || 1
}
