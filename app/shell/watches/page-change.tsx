import { useEffect, useRef, useState } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import { landmarks } from '../landmarks'
import { shownQuery } from '../search/search-target'
import { useScrollMemory } from './use-scroll-memory'

/** After a change of page: to the top, focus to the content, its title announced. */
export function PageChange() {
  const location = useLocation()
  const { action } = useHistory()
  const page = `${location.pathname}?${shownQuery(location)}`
  const lastPage = useRef(page)
  const [title, setTitle] = useState('')
  useScrollMemory()

  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    // Going back returns to where the shopper was.
    if (action !== 'POP') window.scrollTo(0, 0)
    document.getElementById(landmarks.content)?.focus({ preventScroll: true })
  }, [page, action])

  useEffect(() => {
    document.addEventListener('keydown', holdInEmptyPage)
    return () => document.removeEventListener('keydown', holdInEmptyPage)
  }, [])

  // A page sets its title once it is there: that is the moment to name it.
  useEffect(() => {
    const observer = new MutationObserver(() => setTitle(document.title))
    const element = document.querySelector('title')
    if (element) observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}

/**
 * While a page is on its way the content has nothing to tab to, and Tab would go past it into the
 * footer. The focus stays until the page, or its failure, is there: both have a heading. Shift+Tab
 * goes back as ever.
 */
function holdInEmptyPage(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event
  if (key !== 'Tab' || shiftKey || !(target instanceof Element)) return
  if (target.id === landmarks.content && !target.querySelector('h1')) event.preventDefault()
}
