import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { Customer } from '@/commerce-client/customers'
import { listPasskeys, type Passkey } from '@/commerce-client/passkeys'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { LoadFailure } from '@/ui/load-failure'
import { Skeleton } from '@/ui/skeleton'
import { AddPasskey } from './add-passkey'
import { PasskeyRemoval } from './passkey-removal'
import { comesFromOffer } from './offer-state'
import styles from './passkeys.module.css'
import { passkeyMessages as messages } from './passkeys.messages'

/** The customer's passkeys: added by a mailed code, removed after a question. */
export function Passkeys({ customer }: { customer: Customer }) {
  const { id: siteId } = useSite()
  const login = customer.login ?? customer.email ?? ''
  const passkeys = useQuery({
    queryKey: ['shopper', 'passkeys', siteId, login],
    queryFn: () => listPasskeys(siteId, login),
  })
  const [leaving, setLeaving] = useState<Passkey>()
  const heading = useRef<HTMLDivElement>(null)
  useArrival(heading)
  const { data, isError, refetch } = passkeys
  return (
    <TitledSection title={messages.title}>
      <div ref={heading} tabIndex={-1} className={styles.section}>
        <p className="muted">
          <FormattedMessage {...messages.hint} />
        </p>
        {isError && (
          <LoadFailure onRetry={() => void refetch()}>
            <FormattedMessage {...messages.failed} />
          </LoadFailure>
        )}
        {!data && !isError && <Skeleton height="3rem" />}
        {data && <List passkeys={data} onRemove={setLeaving} />}
        <AddPasskey
          login={login}
          email={customer.email ?? login}
          onAdded={() => {
            void refetch()
            heading.current?.focus()
          }}
        />
      </div>
      <PasskeyRemoval
        login={login}
        passkey={leaving}
        finalFocusRef={heading}
        onClose={() => setLeaving(undefined)}
        onRemoved={() => void refetch()}
      />
    </TitledSection>
  )
}

/** Who comes from the offer is led to this part of the page, after the page itself got the focus. */
function useArrival(part: RefObject<HTMLElement>): void {
  const { state } = useLocation<unknown>()
  const isWanted = comesFromOffer(state)
  useEffect(() => {
    if (!isWanted) return
    const frame = requestAnimationFrame(() => part.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isWanted, part])
}

interface ListProps {
  passkeys: readonly Passkey[]
  onRemove: (passkey: Passkey) => void
}

function List({ passkeys, onRemove }: ListProps) {
  const { formatMessage } = useIntl()
  if (passkeys.length === 0) {
    return (
      <p>
        <FormattedMessage {...messages.none} />
      </p>
    )
  }
  return (
    <ul className="stack-4">
      {passkeys.map((passkey) => {
        const name = passkey.nickName || formatMessage(messages.unnamed)
        return (
          <li key={passkey.credentialId} className={styles.passkey}>
            <div>
              <p className={styles.name}>{name}</p>
              <Dates passkey={passkey} />
            </div>
            <Button
              variant="quiet"
              size="sm"
              aria-label={formatMessage(messages.removeNamed, { name })}
              onClick={() => onRemove({ ...passkey, nickName: name })}
            >
              <FormattedMessage {...messages.remove} />
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** The published contract has no dates, so a service may name none. */
function Dates({ passkey: { c_createdAt: created, c_lastUsedAt: used } }: { passkey: Passkey }) {
  const { formatDate, formatMessage } = useIntl()
  if (created === undefined) return null
  const toDay = (moment: string) => formatDate(moment, { dateStyle: 'long' })
  const added = formatMessage(messages.created, { day: toDay(created) })
  const lastUse =
    used === undefined
      ? formatMessage(messages.neverUsed)
      : formatMessage(messages.used, { day: toDay(used) })
  return <p className="muted">{`${added}, ${lastUse}`}</p>
}
