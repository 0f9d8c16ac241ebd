import loadable from '@loadable/component'
import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { useHistory, useLocation } from 'react-router-dom'
import { SectionBoundary } from '@/errors/section-boundary'
import type { ComboboxPopup, KeyHandler } from '@/features/search/combobox'
import { useSite } from '@/site/use-site'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { landmarks } from '../landmarks'
import { searchTarget, shownQuery } from './search-target'
import { shellMessages } from '../shell.messages'
import styles from './search-box.module.css'

const SearchSuggestions = loadable(() => import('@/features/search/search-suggestions'), {
  ssr: false,
})

const FIELD = {
  type: 'search',
  name: 'q',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
} as const

interface SearchBoxProps {
  className?: string
  input: RefObject<HTMLInputElement>
  /** Called for Escape when no suggestions are open. */
  onEscape?: () => void
}

/**
 * The search box: a combobox whose suggestions are loaded when the shopper is about to type.
 * Without scripts it is a plain form that submits to /search.
 */
export function SearchBox({ className, input, onEscape }: SearchBoxProps) {
  const { formatMessage } = useIntl()
  const { basename } = useSite()
  const history = useHistory()
  const shown = shownQuery(useLocation())
  const form = useRef<HTMLFormElement>(null)
  const keys = useRef<KeyHandler>()
  const [isUsed, setIsUsed] = useState(false)
  const [typed, setTyped] = useState(shown)
  const [isWanted, setIsWanted] = useState(false)
  const [popup, setPopup] = useState<ComboboxPopup>()
  const open = useCallback(() => setIsWanted(true), [])
  const close = useCallback(() => setIsWanted(false), [])

  useAfterNavigation(() => {
    if (input.current) input.current.value = shown
    setTyped(shown)
    close()
  })

  const read = ({ value }: HTMLInputElement) => {
    setIsUsed(true)
    setTyped(value)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    close()
    history.push(searchTarget(input.current?.value ?? '', shown))
    input.current?.blur()
  }

  return (
    // closes the suggestions when the focus leaves the form, whichever part had it
    <form
      ref={form}
      id={landmarks.search}
      role="search"
      action={`${basename}/search`}
      className={classNames(styles.form, className)}
      onSubmit={submit}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !form.current?.contains(relatedTarget)) close()
      }}
    >
      <input
        ref={input}
        {...FIELD}
        defaultValue={shown}
        data-skip-target={landmarks.search}
        className={styles.input}
        placeholder={formatMessage(shellMessages.searchPlaceholder)}
        aria-label={formatMessage(shellMessages.search)}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={popup?.listIds !== undefined}
        aria-controls={popup?.listIds}
        aria-activedescendant={popup?.activeId}
        onFocus={({ target }) => read(target)}
        onClick={open}
        onChange={({ target }) => {
          // also for text that was typed before hydration, when no focus event was handled
          read(target)
          open()
        }}
        onKeyDown={(event) => {
          if (keys.current?.(event)) event.preventDefault()
          else if (event.key === 'Escape') onEscape?.()
        }}
      />
      <SubmitButton />
      {isUsed && (
        <SectionBoundary name="suggestions">
          <SearchSuggestions
            {...{ typed, isWanted, keys }}
            box={form}
            onOpen={open}
            onClose={close}
            onPopup={setPopup}
          />
        </SectionBoundary>
      )}
    </form>
  )
}

/** Text that was typed before hydration stays. */
function useAfterNavigation(act: () => void): void {
  const { pathname, search } = useLocation()
  const page = `${pathname}?${shownQuery({ pathname, search })}`
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    act()
  })
}

function SubmitButton() {
  const { formatMessage } = useIntl()
  return (
    <button
      type="submit"
      className={styles.submit}
      aria-label={formatMessage(shellMessages.search)}
    >
      <Icon name="search" size={20} />
    </button>
  )
}
