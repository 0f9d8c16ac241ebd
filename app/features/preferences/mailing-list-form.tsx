import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { setMailingLists, type MailingList } from '@/commerce-client/consents'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { formCard } from '@/forms/form-card'
import { FormFailure } from '@/forms/form-failure'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { CheckboxField } from '@/ui/checkbox-field'
import { showToast } from '@/ui/toast'
import { preferencesMessages } from './preferences.messages'
import { mailingListsKey } from './preferences.queries'
import styles from './preferences.module.css'

interface MailingListFormProps {
  email: string
  lists: readonly MailingList[]
}

/** A checkbox for each mailing list; the button saves all of them together. */
export function MailingListForm({ email, lists }: MailingListFormProps) {
  const intl = useIntl()
  const [changes, setChanges] = useState<Record<string, boolean>>({})
  const saving = useSaveLists(email)
  const { error } = saving
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isLoading) return
    const all = Object.fromEntries(lists.map(({ id, isOn }) => [id, changes[id] ?? isOn]))
    saving.mutate(all, {
      onSuccess: () => {
        setChanges({})
        showToast({ text: intl.formatMessage(preferencesMessages.saved) })
      },
    })
  }
  return (
    <form className="stack-5" method="post" onSubmit={submit}>
      <FormFailure text={error ? serverErrorText(error, intl) : undefined} />
      <ul className={styles.lists}>
        {lists.map(({ id, title, subtitle, isOn }) => (
          <li key={id}>
            <CheckboxField
              name={id}
              label={title}
              hint={subtitle}
              checked={changes[id] ?? isOn}
              onChange={({ target }) => setChanges({ ...changes, [id]: target.checked })}
            />
          </li>
        ))}
      </ul>
      <div className={formCard.actions}>
        <Button type="submit" isPending={saving.isLoading}>
          <FormattedMessage {...preferencesMessages.save} />
        </Button>
      </div>
    </form>
  )
}

function useSaveLists(email: string) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return useMutation<void, AppError, Record<string, boolean>>({
    mutationFn: (isOnById) => setMailingLists(siteId, email, isOnById),
    // also after a refusal, because some of the changes may have been saved
    onSettled: () => queryClient.invalidateQueries(mailingListsKey(siteId, email)),
  })
}
