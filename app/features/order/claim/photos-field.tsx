import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { CLAIM_LIMITS } from '@rules/claims'
import { addClaimPhoto, readClaimPhoto } from '@/commerce-client/claims'
import type { OrderKey } from '@/commerce-client/orders'
import { toAppError } from '@/errors/to-app-error'
import { shrinkPhoto } from '@/lib/shrink-photo'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { claimPageMessages as messages } from './claim-page.messages'
import styles from './order-claim.module.css'

/** Without HEIC, so that phones convert their photos. */
const TYPES = 'image/jpeg,image/png,image/webp'
const TOO_LARGE = 413

interface PhotosFieldProps {
  orderKey: OrderKey
  photoIds: readonly string[]
  onChange: (update: (photoIds: readonly string[]) => string[]) => void
  /** Called with whether all photos are added in the end; undefined once none are being added. */
  onAdding: (added: Promise<boolean> | undefined) => void
}

/** Photos are sent as soon as they are chosen, so that a reload loses none. */
export function PhotosField({ orderKey, photoIds, onChange, onAdding }: PhotosFieldProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { add, adding, areTooMany, remove, left } = usePhotos({
    orderKey,
    photoIds,
    onChange,
    onAdding,
  })
  useKeptFocus({ group, input, isFull: left === 0 })
  return (
    <div
      ref={group}
      tabIndex={-1}
      className={styles.group}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
    >
      <div>
        <p id={id} className={styles.legend}>
          <FormattedMessage {...messages.photos} />
        </p>
        <p id={`${id}-help`} className="muted">
          <FormattedMessage {...messages.photosHelp} values={{ count: CLAIM_LIMITS.photos }} />
        </p>
      </div>
      <PhotoList
        orderKey={orderKey}
        photoIds={photoIds}
        onRemove={(photoId) => {
          remove(photoId)
          group.current?.focus()
        }}
      />
      <p className="visually-hidden" aria-live="polite">
        {formatMessage(messages.photoAdded, { count: photoIds.length })}
      </p>
      {adding.isError && (
        <Alert tone="error">
          <FormattedMessage {...toFailure(adding.error)} />
        </Alert>
      )}
      {areTooMany && (
        <Alert>
          <FormattedMessage {...messages.photosCut} values={{ count: CLAIM_LIMITS.photos }} />
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
          const files = [...(target.files ?? [])]
          // the same file may be chosen again
          target.value = ''
          add(files)
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

/** The button that had the focus disappears after the last photo. */
function useKeptFocus({ group, input, isFull }: KeptFocus): void {
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body || focused === input.current
    if (isFull && isLost) group.current?.focus()
  }, [group, input, isFull])
}

interface KeptFocus {
  group: RefObject<HTMLElement>
  input: RefObject<HTMLElement>
  isFull: boolean
}

function usePhotos({ orderKey, photoIds, onChange, onAdding }: PhotosFieldProps) {
  const { id: siteId } = useSite()
  const [areTooMany, setTooMany] = useState(false)
  const left = CLAIM_LIMITS.photos - photoIds.length
  const adding = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const photoId = await addClaimPhoto(siteId, orderKey, await shrinkPhoto(file))
        onChange((current) => [...current, photoId])
      }
    },
    onSettled: () => onAdding(undefined),
  })
  const add = (chosen: readonly File[]) => {
    const files = chosen.slice(0, left)
    setTooMany(files.length < chosen.length)
    if (files.length === 0) return
    const added = adding.mutateAsync(files).then(
      () => true,
      () => false,
    )
    onAdding(added)
  }
  const remove = (photoId: string) => {
    setTooMany(false)
    onChange((current) => current.filter((one) => one !== photoId))
  }
  return { add, adding, areTooMany, remove, left }
}

interface PhotoListProps {
  orderKey: OrderKey
  photoIds: readonly string[]
  onRemove: (photoId: string) => void
}

function PhotoList({ orderKey, photoIds, onRemove }: PhotoListProps) {
  if (photoIds.length === 0) return null
  return (
    <ul className="cluster-3">
      {photoIds.map((photoId, index) => (
        <li key={photoId} className={styles.photo}>
          <Photo orderKey={orderKey} photoId={photoId} number={index + 1} />
          <Button variant="quiet" size="sm" onClick={() => onRemove(photoId)}>
            <FormattedMessage {...messages.removePhoto} values={{ number: index + 1 }} />
          </Button>
        </li>
      ))}
    </ul>
  )
}

function toFailure(error: unknown): MessageDescriptor {
  const { status, type } = toAppError(error)
  if (status === TOO_LARGE) return messages.photoTooLarge
  const kind = type?.split('/').pop()
  if (kind === 'invalid-picture') return messages.photoUnreadable
  return kind === 'too-many-photos' ? messages.photosWaiting : messages.photoFailed
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
