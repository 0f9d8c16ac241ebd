import { useRef, type ChangeEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextField } from '@/ui/text-field'
import { ADDRESS_PARTS } from '../address-parts'
import { fieldLabels } from '../field-labels.messages'
import { useFormField } from '../use-form-field'
import { StreetSuggestionList } from './street-suggestion-list'
import { streetMessages } from './street-field.messages'
import styles from './street-field.module.css'
import { useStreetCombobox, type StreetForm } from './use-street-combobox'

/**
 * The street of the surrounding form's address: a combobox that suggests whole addresses while the
 * shopper types, and fills in street, city, state and code from the chosen one (ADDR-013).
 */
export function StreetField({ className }: { className?: string }) {
  const { ref, onChange, ...field } = useFormField<StreetForm>()('address.address1')
  const input = useRef<HTMLInputElement | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const street = useStreetCombobox(() => document.activeElement === input.current)
  const { list, isOpen, close } = street

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    street.typed(event.target.value)
    return onChange(event)
  }
  return (
    <div
      ref={box}
      className={`${styles.street} ${className ?? ''}`}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) close()
      }}
    >
      <TextField
        {...field}
        ref={(element) => {
          input.current = element
          ref(element)
        }}
        label={<FormattedMessage {...fieldLabels.address1} />}
        hint={street.isPoBox ? <FormattedMessage {...streetMessages.boxNumber} /> : undefined}
        maxLength={ADDRESS_PARTS.address1.maxLength}
        {...toComboboxProps(street)}
        onChange={change}
        onKeyDown={street.handleKey}
      />
      {isOpen && (
        <StreetSuggestionList
          {...list}
          onChoose={(suggestion) => void street.choose(suggestion)}
          onOutside={close}
          box={box}
        />
      )}
      <StreetNotice street={street} address={input.current?.value} />
    </div>
  )
}

type StreetCombobox = ReturnType<typeof useStreetCombobox>

function toComboboxProps({ list, isOpen }: StreetCombobox) {
  const { id, active, optionId } = list
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
  } as const
}

interface StreetNoticeProps {
  street: StreetCombobox
  address: string | undefined
}

/** Announces the state of the list to screen readers; an outage is shown to everyone. */
function StreetNotice({ street: { list, isOpen, notice }, address }: StreetNoticeProps) {
  const { formatMessage } = useIntl()
  const count = list.suggestions.length
  return (
    <p className={notice === 'failed' ? styles.notice : 'visually-hidden'} role="status">
      {isOpen && formatMessage(streetMessages.found, { count })}
      {notice === 'failed' && formatMessage(streetMessages.failed)}
      {notice === 'filled' && formatMessage(streetMessages.filled, { address })}
    </p>
  )
}
