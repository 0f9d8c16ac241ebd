import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths } from '@/site/paths'
import { usePageUrl } from '@/site/use-page-url'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { TextField } from '@/ui/text-field'
import { shareMessages as messages } from './share.messages'
import styles from './wish-list.module.css'

interface SharedLinkProps {
  shareId: string
  isPending: boolean
  onStop: () => void
}

export function SharedLink({ shareId, isPending, onStop }: SharedLinkProps) {
  const toUrl = usePageUrl()
  const [copying, setCopying] = useState<'done' | 'failed'>()
  const path = paths.sharedWishList(shareId)
  const address = toUrl(path)
  const copy = () => {
    // the clipboard is only available in a secure context
    const write = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('none'))
    write.then(
      () => setCopying('done'),
      () => setCopying('failed'),
    )
  }
  return (
    <div className={styles.panel}>
      <p>
        <FormattedMessage {...messages.shared} />
      </p>
      <TextField
        label={<FormattedMessage {...messages.link} />}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <p role="status">
        {copying && (
          <FormattedMessage {...(copying === 'done' ? messages.copied : messages.notCopied)} />
        )}
      </p>
      <div className={styles.actions}>
        <Button size="sm" onClick={copy}>
          <FormattedMessage {...messages.copy} />
        </Button>
        <Button variant="secondary" size="sm" isPending={isPending} onClick={onStop}>
          <FormattedMessage {...messages.stop} />
        </Button>
        <Link to={path}>
          <FormattedMessage {...messages.open} />
        </Link>
      </div>
    </div>
  )
}
