import { BOX_NAME_LENGTH, toBoxName } from '@rules/box-name'
import { useState } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import type { StoredMix } from '@/shopper/custom-mix'
import { TextField } from '@/ui/text-field'
import styles from './box-name-field.module.css'
import type { BoxBuilder } from './state/use-box-builder'

/** Texts for naming a box before it is added to the bag. */
const messages = defineMessages({
  label: { id: 'boxName.label', defaultMessage: 'Name your box' },
  hint: {
    id: 'boxName.hint',
    defaultMessage: 'Such as “Mum’s birthday”: it stands in your bag and on your order.',
  },
})

export function BoxNameField({ builder: { mix, change } }: { builder: BoxBuilder }) {
  if (!mix) return null
  const rename = (name: string | undefined) => change(() => ({ name }))
  return <Field key={mix.uniqueId} mix={mix} onChange={rename} />
}

interface FieldProps {
  mix: StoredMix
  onChange: (name: string | undefined) => void
}

/** Keeps the typed text, with a space at its end for instance, separate from the trimmed name. */
function Field({ mix, onChange }: FieldProps) {
  const [typed, setTyped] = useState(mix.name ?? '')
  return (
    <TextField
      className={styles.field}
      label={<FormattedMessage {...messages.label} />}
      hint={<FormattedMessage {...messages.hint} />}
      isOptional
      maxLength={BOX_NAME_LENGTH}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(toBoxName(target.value) || undefined)
      }}
      onBlur={() => setTyped(toBoxName(typed))}
    />
  )
}
