import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import { landmarks } from '../landmarks'
import { shownQuery } from '../search/search-target'
import { useScrollMemory } from './use-scroll-memory'

/** On the server, React would warn that it runs no layout effects. */
const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * After a navigation, scrolls to the top, moves the focus to the content and announces its title.
 */
export function PageChange() {
  const location = useLocation()
  const history = useHistory()
  const { action } = history
  const page = `${location.pathname}?${shownQuery(location)}`
  const lastPage = useRef(page)
  const focusedBefore = useRef<Element | null>(null)
  const [title, setTitle] = useState('')
  useScrollMemory()

  useEffect(() => history.listen(() => (focusedBefore.current = document.activeElement)), [history])

  // before the page is painted: later, it would take the focus from what the shopper uses by then
  useBrowserEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    // going back restores the scroll position instead
    if (action !== 'POP') window.scrollTo(0, 0)
    const content = document.getElementById(landmarks.content)
    const { activeElement } = document
    // while a large page is rendered, the shopper may already use a part that both pages have
    const isInUse = activeElement !== focusedBefore.current && content?.contains(activeElement)
    if (!isInUse) content?.focus({ preventScroll: true })
  }, [page, action])

  useEffect(() => {
    document.addEventListener('keydown', holdInEmptyPage)
    return () => document.removeEventListener('keydown', holdInEmptyPage)
  }, [])

  // a page sets its title when it is rendered; then the title is announced
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
 * Keeps the focus while a page loads: the content has nothing to focus yet, and Tab would move on
 * to the footer. It is released when the page, or its error, is rendered, since both have a
 * heading. Shift+Tab works as usual.
 */
function holdInEmptyPage(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event
  if (key !== 'Tab' || shiftKey || !(target instanceof Element)) return
  if (target.id === landmarks.content && !target.querySelector('h1')) event.preventDefault()
}
