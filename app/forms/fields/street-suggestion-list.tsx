import { useEffect, useRef, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { AddressSuggestion } from '@/integrations/address-verification/address-verification.port'
import { Icon } from '@/ui/icon'
import { streetMessages } from './street-field.messages'
import styles from './street-field.module.css'

interface StreetSuggestionListProps {
  id: string
  suggestions: readonly AddressSuggestion[]
  /** Index of the option selected with the keyboard; -1 for none. */
  active: number
  optionId: (index: number) => string
  onChoose: (suggestion: AddressSuggestion) => void
  /** Called for a click outside the field and the list. */
  onOutside: () => void
  box: RefObject<HTMLElement>
}

export function StreetSuggestionList(props: StreetSuggestionListProps) {
  const { id, suggestions, active, optionId, onChoose, onOutside, box } = props
  const { formatMessage } = useIntl()
  const list = useRef<HTMLUListElement>(null)
  // scrolls to the whole list first, then to the selected option
  useEffect(() => {
    const shown = list.current?.children[active] ?? list.current
    shown?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !box.current?.contains(target)) onOutside()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [box, onOutside])
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={formatMessage(streetMessages.suggestions)}
      className={styles.list}
      // a click must not move the focus out of the field, which would close the list
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        // keys are pressed in the field, which has the focus
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={suggestion.global_address_key}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onClick={() => onChoose(suggestion)}
        >
          <Icon name="pin" size={18} className={styles.pin} />
          {suggestion.text}
        </li>
      ))}
    </ul>
  )
}
