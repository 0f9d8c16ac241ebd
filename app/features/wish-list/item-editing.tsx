import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { WishListItemChanges } from '@/commerce-client/product-lists'
import type { WishListItem } from '@/rules/wish-list-item'
import { Button } from '@/ui/button'
import { CheckboxField } from '@/ui/checkbox-field'
import { SelectField } from '@/ui/select-field'
import { TextAreaField } from '@/ui/text-area-field'
import { shareMessages } from './share.messages'
import { wishListMessages as messages } from './wish-list.messages'
import styles from './wish-list-row.module.css'

const MAX_NOTE_LENGTH = 250
const PRIORITIES = [
  { value: 2, text: messages.high },
  { value: 1, text: messages.normal },
  { value: 0, text: messages.low },
] as const

interface ItemEditingProps {
  item: WishListItem
  name: string
  isShared: boolean
  onChange: (changes: WishListItemChanges) => Promise<boolean>
}

/** Priority and comment of an item, and whether others see it. */
export function ItemEditing({ item, name, isShared, onChange }: ItemEditingProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {isShared && (
        <CheckboxField
          label={<FormattedMessage {...shareMessages.showItem} />}
          aria-label={formatMessage(shareMessages.showItemNamed, { name })}
          checked={item.isPublic}
          onChange={(event) => void onChange({ isPublic: event.target.checked })}
        />
      )}
      <details className={styles.details}>
        <summary aria-label={formatMessage(messages.detailsNamed, { name })}>
          <FormattedMessage {...messages.details} />
        </summary>
        <div className={styles.edit}>
          <SelectField
            label={<FormattedMessage {...messages.priority} />}
            value={String(Math.min(2, Math.max(0, item.priority)))}
            options={PRIORITIES.map(({ value, text }) => ({
              value: String(value),
              label: formatMessage(text),
            }))}
            onChange={(event) => void onChange({ priority: Number(event.target.value) })}
          />
          <NoteForm item={item} onChange={onChange} />
        </div>
      </details>
    </>
  )
}

function NoteForm({ item, onChange }: Pick<ItemEditingProps, 'item' | 'onChange'>) {
  const [note, setNote] = useState(item.note ?? '')
  const [isNotePublic, setNotePublic] = useState(item.isNotePublic)
  const [savedText, setSavedText] = useState<string>()
  const shownText = `${isNotePublic}${note.trim()}`
  return (
    <form
      className={styles.edit}
      onSubmit={(event) => {
        event.preventDefault()
        void onChange({ note: note.trim(), isNotePublic }).then(
          (isSaved) => isSaved && setSavedText(shownText),
        )
      }}
    >
      <TextAreaField
        label={<FormattedMessage {...messages.note} />}
        value={note}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        onChange={(event) => setNote(event.target.value)}
      />
      <CheckboxField
        label={<FormattedMessage {...messages.showNote} />}
        checked={isNotePublic}
        onChange={(event) => setNotePublic(event.target.checked)}
      />
      <Button type="submit" variant="secondary" size="sm">
        <FormattedMessage {...messages.saveNote} />
      </Button>
      <p role="status">{savedText === shownText && <FormattedMessage {...messages.noteSaved} />}</p>
    </form>
  )
}
