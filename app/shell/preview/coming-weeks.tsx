import { useQuery } from '@tanstack/react-query'
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { previewChangesQuery } from '@/commerce-client/preview-changes.queries'
import { COMPARE_PATH } from '@/site/preview'
import { usePreview } from '@/site/use-preview'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { leaveFor } from '../background/leave-for'
import { ChangeList } from './change-list'
import { chooseInPreview } from './preview-address'
import { previewToolMessages as messages } from './preview-tools.messages'
import styles from './preview-time.module.css'
import { useMomentText } from './use-moment-text'

const SPAN_MS = 8 * 7 * millisecondsInDay

interface ComingWeeksProps {
  defaultDomain: string | undefined
  /** The current page, without preview parameters. */
  path: string
}

/** A slider over eight weeks, with marks for scheduled changes and a list of them. */
export function ComingWeeks({ defaultDomain, path }: ComingWeeksProps) {
  const id = useId()
  const { id: siteId, basename } = useSite()
  const { timestamp } = usePreview() ?? {}
  const momentText = useMomentText()
  const [from] = useState(() => Math.floor(Date.now() / millisecondsInHour) * millisecondsInHour)
  const to = from + SPAN_MS
  const [chosen, setChosen] = useState(Math.min(Math.max(timestamp ?? from, from), to))
  const { data: changes = [] } = useQuery(previewChangesQuery(siteId, from, to))
  const addressAt = (moment: number) => {
    const { pathname, search } = window.location
    const choice = { previewTimestamp: String(moment), snapshotId: '' }
    return chooseInPreview(pathname + search, choice, defaultDomain)
  }
  return (
    <section className={styles.weeks} aria-labelledby={`${id}-changes`}>
      <label className={styles.label} htmlFor={id}>
        <FormattedMessage {...messages.weeks} />
      </label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={from}
        max={to}
        step={millisecondsInHour}
        value={chosen}
        aria-valuetext={momentText(chosen)}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <div className={styles.marks} aria-hidden="true">
        {changes.map(({ moment }) => (
          <span
            key={moment}
            className={styles.mark}
            style={{ left: `${((moment - from) / SPAN_MS) * 100}%` }}
          />
        ))}
      </div>
      <Button variant="secondary" size="sm" onClick={() => leaveFor(addressAt(chosen))}>
        <FormattedMessage {...messages.showMoment} values={{ moment: momentText(chosen) }} />
      </Button>
      <h3 id={`${id}-changes`} className={styles.label}>
        <FormattedMessage {...messages.changes} />
      </h3>
      <ChangeList changes={changes} hrefOf={addressAt} />
      <CompareLink {...{ basename, path, timestamp: timestamp ?? chosen, defaultDomain }} />
    </section>
  )
}

interface CompareLinkProps extends ComingWeeksProps {
  basename: string
  timestamp: number
}

function CompareLink({ basename, path, timestamp, defaultDomain }: CompareLinkProps) {
  const { vseDomain = defaultDomain, customerGroups = [] } = usePreview() ?? {}
  const search = new URLSearchParams({
    right: String(timestamp),
    path,
    ...(vseDomain !== undefined && { vseDomain }),
    ...(customerGroups[0] !== undefined && { customerGroup: customerGroups[0] }),
  })
  return (
    <a className={styles.moment} href={`${basename}${COMPARE_PATH}?${search}`}>
      <FormattedMessage {...messages.compare} />
    </a>
  )
}
