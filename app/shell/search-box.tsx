import { useEffect, useRef, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { useHistory, useLocation } from 'react-router-dom'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { landmarks } from './landmarks'
import { searchTarget, shownQuery } from './search-target'
import { shellMessages } from './shell.messages'
import styles from './search-box.module.css'

/** The search box. Without script it is a plain form that asks /search. */
export function SearchBox({ className }: { className?: string }) {
  const { formatMessage } = useIntl()
  const history = useHistory()
  const shown = shownQuery(useLocation())
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (input.current) input.current.value = shown
  }, [shown])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    history.push(searchTarget(input.current?.value ?? '', shown))
    input.current?.blur()
  }

  return (
    <form
      id={landmarks.search}
      role="search"
      action="/search"
      className={classNames(styles.form, className)}
      onSubmit={submit}
    >
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={shown}
        autoComplete="off"
        data-skip-target={landmarks.search}
        className={styles.input}
        placeholder={formatMessage(shellMessages.searchPlaceholder)}
        aria-label={formatMessage(shellMessages.search)}
      />
      <button
        type="submit"
        className={styles.submit}
        aria-label={formatMessage(shellMessages.search)}
      >
        <Icon name="search" size={20} />
      </button>
    </form>
  )
}
