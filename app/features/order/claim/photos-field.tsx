import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CLAIM_LIMITS } from '@rules/claims'
import { addClaimPhoto, readClaimPhoto } from '@/commerce-client/claims'
import type { OrderKey } from '@/commerce-client/orders'
import { shrinkPhoto } from '@/lib/shrink-photo'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { claimPageMessages as messages } from './claim-page.messages'
import styles from './order-claim.module.css'

/** Without HEIC, so that phones convert their photos. */
const TYPES = 'image/jpeg,image/png,image/webp'

interface PhotosFieldProps {
  orderKey: OrderKey
  photoIds: readonly string[]
  onChange: (photoIds: string[]) => void
}

/** Photos are sent as soon as they are chosen, so that a reload loses none. */
export function PhotosField({ orderKey, photoIds, onChange }: PhotosFieldProps) {
  const { formatMessage } = useIntl()
  const { id: siteId } = useSite()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const left = CLAIM_LIMITS.photos - photoIds.length
  const adding = useMutation({
    mutationFn: async (files: readonly File[]) => {
      let added = [...photoIds]
      for (const file of files) {
        added = [...added, await addClaimPhoto(siteId, orderKey, await shrinkPhoto(file))]
        onChange(added)
      }
    },
  })
  return (
    <div className={styles.group} role="group" aria-labelledby={id} aria-describedby={`${id}-help`}>
      <div>
        <p id={id} className={styles.legend}>
          <FormattedMessage {...messages.photos} />
        </p>
        <p id={`${id}-help`} className="muted">
          <FormattedMessage {...messages.photosHelp} values={{ count: CLAIM_LIMITS.photos }} />
        </p>
      </div>
      {photoIds.length > 0 && (
        <ul className={styles.photos}>
          {photoIds.map((photoId, index) => (
            <li key={photoId} className={styles.photo}>
              <Photo orderKey={orderKey} photoId={photoId} number={index + 1} />
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  onChange(photoIds.filter((one) => one !== photoId))
                  input.current?.focus()
                }}
              >
                <FormattedMessage {...messages.removePhoto} values={{ number: index + 1 }} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" aria-live="polite">
        {formatMessage(messages.photoAdded, { count: photoIds.length })}
      </p>
      {adding.isError && (
        <Alert tone="error">
          <FormattedMessage {...messages.photoFailed} />
        </Alert>
      )}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept={TYPES}
        multiple
        tabIndex={-1}
        aria-label={formatMessage(messages.addPhoto)}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].slice(0, left)
          // the same file may be chosen again
          target.value = ''
          if (files.length > 0) adding.mutate(files)
        }}
      />
      {left > 0 && (
        <div>
          <Button
            variant="secondary"
            isPending={adding.isLoading}
            onClick={() => input.current?.click()}
          >
            <FormattedMessage {...messages.addPhoto} />
          </Button>
        </div>
      )}
    </div>
  )
}

function Photo(props: { orderKey: OrderKey; photoId: string; number: number }) {
  const { orderKey, photoId, number } = props
  const { id: siteId } = useSite()
  const { formatMessage } = useIntl()
  const { data } = useQuery({
    queryKey: ['shopper', 'claim-photo', siteId, photoId],
    queryFn: () => readClaimPhoto(siteId, orderKey, photoId),
    retry: false,
  })
  return <img src={data} alt={formatMessage(messages.photo, { number })} />
}
