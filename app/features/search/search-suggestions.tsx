import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type MutableRefObject,
  type RefObject,
} from 'react'
import { FormattedMessage } from 'react-intl'
import { toSearchText } from '@rules/search-text'
import { SUGGESTION_LIST_SIZE } from '@/rules/search-suggestions'
import { paths } from '@/site/paths'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { Skeleton } from '@/ui/skeleton'
import type { ComboboxPopup, KeyHandler } from './combobox'
import { SuggestionGroups } from './suggestion-groups'
import { suggestionsMessages as messages } from './suggestions.messages'
import styles from './search-suggestions.module.css'
import { useSuggestionKeys } from './use-suggestion-keys'
import { useSuggestions } from './use-suggestions'

interface SearchSuggestionsProps {
  /** The text in the field. */
  typed: string
  /** `true` while the shopper is typing and has not closed the suggestions. */
  isWanted: boolean
  /** The search box; a click outside of it closes the suggestions. */
  box: RefObject<HTMLElement>
  /** Receives the key handler for the text field. */
  keys: MutableRefObject<KeyHandler | undefined>
  onOpen: () => void
  onClose: () => void
  /** Reports the ids for the text field's ARIA attributes; undefined while no list is shown. */
  onPopup: (popup: ComboboxPopup | undefined) => void
}

/** Products suggested while typing: a list, a grid, and a link to all results (SRCH-008). */
export default function SearchSuggestions({ typed, isWanted, ...props }: SearchSuggestionsProps) {
  const { box, keys, onClose, onPopup } = props
  const id = useId()
  const ids = { list: `${id}list`, grid: `${id}grid`, option: (n: number) => `${id}option-${n}` }
  const panel = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLUListElement>(null)
  const { term, products, isBusy, isShown } = useSuggestions(typed, isWanted)
  const { listed = [], recommended = [] } = products ?? {}
  const options = [...listed, ...recommended]
  const { active, handleKey } = useSuggestionKeys({
    hrefs: options.map(({ href }) => href),
    listed: listed.length,
    grid,
    term: typed,
    isShown,
    onOpen: props.onOpen,
    onClose,
  })
  useImperativeHandle(keys, () => handleKey)
  useClickOutside(box, isShown, onClose)

  const listIds = [listed.length > 0 && ids.list, recommended.length > 0 && ids.grid]
  const controlled = listIds.filter(Boolean).join(' ') || undefined
  const activeId = active === undefined ? undefined : ids.option(active)
  useEffect(() => {
    onPopup(isShown ? { listIds: controlled, activeId } : undefined)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [onPopup, isShown, controlled, activeId])
  // Scrolls new suggestions to the top.
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0
  }, [products])

  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown && products && !isBusy && (
          <FormattedMessage {...messages.announced} values={{ count: options.length }} />
        )}
      </p>
      {isShown && (
        <div
          ref={panel}
          className={classNames(styles.panel, recommended.length > 0 && styles.wide)}
          aria-busy={isBusy}
        >
          {products ? (
            <SuggestionGroups
              {...{ ids, grid, listed, recommended, term }}
              activeOption={active}
              onChoose={onClose}
            />
          ) : (
            <SuggestionsSkeleton />
          )}
          <Link to={paths.search(toSearchText(typed))} className={styles.more} onClick={onClose}>
            <FormattedMessage {...(products && !listed[0] ? messages.searchAll : messages.more)} />
            <Icon name="chevron-right" size={16} />
          </Link>
        </div>
      )}
    </>
  )
}

function SuggestionsSkeleton() {
  return (
    <div className={styles.groups}>
      <div className={styles.group}>
        <Skeleton width="6rem" height="1rem" />
        <div className={styles.list}>
          {Array.from({ length: SUGGESTION_LIST_SIZE }, (_, index) => (
            <span key={index} className={styles.option}>
              <Skeleton className={styles.picture} />
              <span className={styles.words}>
                <Skeleton width="10rem" height="1rem" />
                <Skeleton width="5rem" height="0.8rem" />
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

function useClickOutside(
  box: RefObject<HTMLElement>,
  isEnabled: boolean,
  onClickOutside: () => void,
): void {
  useEffect(() => {
    if (!isEnabled) return undefined
    const onPointerDown = ({ target }: Event) => {
      if (!(target instanceof Node) || !box.current?.contains(target)) onClickOutside()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [box, isEnabled, onClickOutside])
}
