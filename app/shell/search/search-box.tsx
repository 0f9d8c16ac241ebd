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

interface SearchBoxProps {
  className?: string
  /** Is given the text field. */
  input: RefObject<HTMLInputElement>
  /** Escape, with nothing left in the box to close. */
  onEscape?: () => void
}

/**
 * The search box: a combobox, whose suggestions are fetched as code once somebody is about to type.
 * Without script it is a plain form that asks /search.
 */
export function SearchBox({ className, input, onEscape }: SearchBoxProps) {
  const { formatMessage } = useIntl()
  const { basename } = useSite()
  const history = useHistory()
  const { pathname, search } = useLocation()
  const shown = shownQuery({ pathname, search })
  const form = useRef<HTMLFormElement>(null)
  const keys = useRef<KeyHandler>()
  const [isUsed, setIsUsed] = useState(false)
  const [typed, setTyped] = useState(shown)
  const [isWanted, setIsWanted] = useState(false)
  const [popup, setPopup] = useState<ComboboxPopup>()
  const open = useCallback(() => setIsWanted(true), [])
  const close = useCallback(() => setIsWanted(false), [])

  // Another page, another text; what was typed before this page hydrated stays.
  const page = `${pathname}?${shown}`
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    if (input.current) input.current.value = shown
    setTyped(shown)
    close()
  }, [input, page, shown, close])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    close()
    history.push(searchTarget(input.current?.value ?? '', shown))
    input.current?.blur()
  }

  return (
    // The box closes when the focus leaves it, whatever had it.
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
        type="search"
        name="q"
        defaultValue={shown}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
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
        onFocus={({ target }) => {
          setIsUsed(true)
          setTyped(target.value)
        }}
        onClick={open}
        onChange={({ target }) => {
          // also what was typed before hydration, when no focus event was seen
          setIsUsed(true)
          setTyped(target.value)
          open()
        }}
        onKeyDown={(event) => {
          if (keys.current?.(event)) event.preventDefault()
          else if (event.key === 'Escape') onEscape?.()
        }}
      />
      <button
        type="submit"
        className={styles.submit}
        aria-label={formatMessage(shellMessages.search)}
      >
        <Icon name="search" size={20} />
      </button>
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
