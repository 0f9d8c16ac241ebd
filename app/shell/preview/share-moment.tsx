import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { makePreviewLink } from '@/commerce-client/preview-link'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { previewToolMessages as messages } from './preview-tools.messages'
import styles from './preview-time.module.css'

const HOUR_S = 3_600
const LENGTHS = [
  [HOUR_S, 'hour'],
  [24 * HOUR_S, 'day'],
  [7 * 24 * HOUR_S, 'week'],
] as const

export function ShareMoment() {
  const { id: siteId } = useSite()
  const { formatMessage } = useIntl()
  const [seconds, setSeconds] = useState<number>(24 * HOUR_S)
  const link = useMutation({
    mutationFn: async () => {
      const address = new URL(window.location.href)
      address.searchParams.set('previewToken', await makePreviewLink(siteId, seconds))
      return address.href
    },
  })
  return (
    <section className={styles.share}>
      <h3 className={styles.label}>
        <FormattedMessage {...messages.share} />
      </h3>
      <SelectField
        label={formatMessage(messages.length)}
        value={String(seconds)}
        options={LENGTHS.map(([value, name]) => ({
          value: String(value),
          label: formatMessage(messages[name]),
        }))}
        onChange={({ target }) => setSeconds(Number(target.value))}
      />
      <Button variant="secondary" isPending={link.isLoading} onClick={() => link.mutate()}>
        <FormattedMessage {...messages.makeLink} />
      </Button>
      {link.isError && (
        <Alert tone="error">
          <FormattedMessage {...messages.linkFailed} />
        </Alert>
      )}
      <div role="status">
        {link.data !== undefined && (
          <TextField
            label={formatMessage(messages.link)}
            value={link.data}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        )}
      </div>
    </section>
  )
}
