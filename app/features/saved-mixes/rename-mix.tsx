import { BOX_NAME_LENGTH, toBoxName } from '@rules/box-name'
import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SavedMix } from '@/rules/saved-mix'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { savedMixesMessages as messages } from './saved-mixes.messages'
import styles from './saved-mixes.module.css'

interface RenameMixProps {
  saved: SavedMix
  /** Accessible name with the name of the box, because a page lists several boxes. */
  label: string
  onRename: (name: string) => Promise<boolean>
}

export function RenameMix({ saved, label, onRename }: RenameMixProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [typed, setTyped] = useState(saved.name ?? '')
  const [isPending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    const isDone = await onRename(toBoxName(typed))
    setPending(false)
    if (!isDone || !details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }
  return (
    <details ref={details} className="more-actions">
      <summary aria-label={label}>
        <FormattedMessage {...messages.rename} />
      </summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField
          label={<FormattedMessage {...messages.name} />}
          maxLength={BOX_NAME_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary" size="sm" isPending={isPending}>
          <FormattedMessage {...messages.saveName} />
        </Button>
      </form>
    </details>
  )
}
