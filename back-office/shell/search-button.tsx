import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Kbd } from '@chakra-ui/react/kbd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Icon } from '@/ui/icon'

const SearchEverything = lazy(() => import('./search-everything'))

const OPEN_DIALOG = '[role$=dialog][data-state=open]'

/**
 * Ctrl or Cmd with K; not in a dialog, which has its own business. A single character would be
 * pressed by speech recognition.
 */
function isSearchKey(event: Event): boolean {
  // a browser that fills in fields sends key events that are none
  if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return false
  if (document.querySelector(OPEN_DIALOG)) return false
  return event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
}

interface SearchButtonProps {
  /** Hides its name, which does not fit into a folded side bar. */
  isShort: boolean
}

/** Opens the search of everything, also by key. */
export function SearchButton({ isShort }: SearchButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: Event) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Button
        size="sm"
        variant={{ base: 'ghost', lg: isShort ? 'ghost' : 'outline' }}
        color="fg"
        justifyContent="flex-start"
        width={{ lg: '100%' }}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" size={18} />
        <Box as="span" srOnly={{ base: true, lg: isShort }} flex="1" textAlign="start">
          Search
        </Box>
        <Kbd aria-hidden size="sm" hideBelow="lg" display={isShort ? 'none' : undefined}>
          Ctrl K
        </Kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <SearchEverything onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
