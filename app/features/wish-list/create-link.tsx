import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { WishListItem } from '@/rules/wish-list-item'
import { Button } from '@/ui/button'
import { CheckboxField } from '@/ui/checkbox-field'
import { shareMessages as messages } from './share.messages'
import styles from './wish-list.module.css'

interface CreateLinkProps {
  items: readonly WishListItem[]
  nameOf: (item: WishListItem) => string
  firstName?: string
  isPending: boolean
  /** @param shown ids of the items visible to others */
  onCreate: (ownerName: string, shown: readonly string[]) => void
}

/**
 * The form to create a link: it selects the items that others see. The owner's name is only shown
 * with consent.
 */
export function CreateLink({ items, nameOf, firstName, isPending, onCreate }: CreateLinkProps) {
  const [hidden, setHidden] = useState<readonly string[]>([])
  const [isNamed, setNamed] = useState(false)
  const shown = items.map(({ id }) => id).filter((id) => !hidden.includes(id))
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault()
        if (shown.length > 0) onCreate(isNamed && firstName ? firstName : '', shown)
      }}
    >
      <p>
        <FormattedMessage {...messages.text} />
      </p>
      <fieldset className={styles.choices}>
        <legend>
          <FormattedMessage {...messages.which} />
        </legend>
        {items.map((item) => (
          <CheckboxField
            key={item.id}
            label={nameOf(item)}
            checked={!hidden.includes(item.id)}
            onChange={({ target }) =>
              setHidden((now) =>
                target.checked ? now.filter((id) => id !== item.id) : [...now, item.id],
              )
            }
          />
        ))}
      </fieldset>
      {firstName && (
        <CheckboxField
          label={<FormattedMessage {...messages.showName} values={{ name: firstName }} />}
          checked={isNamed}
          onChange={(event) => setNamed(event.target.checked)}
        />
      )}
      <Button type="submit" size="sm" isPending={isPending} disabled={shown.length === 0}>
        <FormattedMessage {...messages.create} />
      </Button>
    </form>
  )
}
