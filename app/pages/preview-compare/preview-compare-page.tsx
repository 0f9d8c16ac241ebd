import { useQuery } from '@tanstack/react-query'
import { millisecondsInHour } from 'date-fns/constants'
import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { previewChangesQuery } from '@/commerce-client/preview-changes.queries'
import { toOwnPath } from '@/rules/own-path'
import type { PageComponent } from '@/lib/page-load'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { ChangeList } from '@/shell/preview/change-list'
import { useMomentText } from '@/shell/preview/use-moment-text'
import { keepPreview } from '@/site/keep-preview'
import { useSite } from '@/site/use-site'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { PageHead } from '@/ui/page-head'
import { DEVICES, DeviceFrame, type DeviceName } from './device-frame'
import styles from './preview-compare-page.module.css'

const messages = defineMessages({
  title: { id: 'previewCompare.title', defaultMessage: 'Two moments side by side' },
  now: { id: 'previewCompare.now', defaultMessage: 'Now' },
  frame: { id: 'previewCompare.frame', defaultMessage: 'The page at {moment}' },
  between: { id: 'previewCompare.between', defaultMessage: 'What changes between them' },
  back: { id: 'previewCompare.back', defaultMessage: 'Back to the page' },
  width: { id: 'previewCompare.width', defaultMessage: 'Width' },
  desktop: { id: 'previewCompare.desktop', defaultMessage: 'Desktop' },
  phone: { id: 'previewCompare.phone', defaultMessage: 'Phone' },
})

/**
 * One page at two moments (`left`, `right`: epoch milliseconds; now if absent), each in its own
 * frame, as on a desktop or on a phone (`device`).
 */
const PreviewComparePage: PageComponent = () => {
  const { formatMessage } = useIntl()
  const momentText = useMomentText()
  const { basename } = useSite()
  const { search } = useLocation()
  // the frames depend on the editor, so the server does not render them
  const isHydrated = useIsHydrated()
  const { left, right, path, shown, device } = readComparison(search)
  const addressAt = (moment: number | undefined) =>
    basename + keepPreview(path, parametersAt(shown, moment))
  const name = (moment: number | undefined) =>
    moment === undefined ? formatMessage(messages.now) : momentText(moment)
  return (
    <div className={styles.page}>
      <PageHead title={formatMessage(messages.title)} isHidden />
      <header className={styles.head}>
        <Heading level={1} size="md">
          <FormattedMessage {...messages.title} />
        </Heading>
        <DeviceChoice device={device} />
        <a href={addressAt(right)}>
          <FormattedMessage {...messages.back} />
        </a>
      </header>
      <div className={styles.sides}>
        {[left, right].map((moment, side) => (
          <section key={side} className="stack-2 min-w-0">
            <h2 className={styles.moment}>{name(moment)}</h2>
            {isHydrated && (
              <DeviceFrame
                device={device}
                src={addressAt(moment)}
                title={formatMessage(messages.frame, { moment: name(moment) })}
              />
            )}
          </section>
        ))}
      </div>
      {isHydrated && <Between {...{ left, right, addressAt }} />}
    </div>
  )
}

export default PreviewComparePage

function DeviceChoice({ device }: { device: DeviceName }) {
  const { formatMessage } = useIntl()
  const { pathname, search } = useLocation()
  const to = (name: DeviceName) => {
    const asked = new URLSearchParams(search)
    asked.set('device', name)
    return `${pathname}?${asked}`
  }
  return (
    <nav aria-label={formatMessage(messages.width)}>
      <ul className={styles.devices}>
        {DEVICES.map((name) => (
          <li key={name}>
            <Link
              className={classNames(styles.device, name === device && styles.current)}
              to={to(name)}
              replace
              aria-current={name === device ? 'true' : undefined}
            >
              <FormattedMessage {...messages[name]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface BetweenProps {
  left: number | undefined
  right: number | undefined
  addressAt: (moment: number) => string
}

function Between({ left, right, addressAt }: BetweenProps) {
  const { id: siteId } = useSite()
  const moments = [left, right].map((moment) => moment ?? minuteOf(Date.now()))
  const { data: changes } = useQuery(
    previewChangesQuery(siteId, Math.min(...moments), Math.max(...moments)),
  )
  return (
    <section className={styles.between}>
      <h2 className={styles.moment}>
        <FormattedMessage {...messages.between} />
      </h2>
      {changes && <ChangeList changes={changes} hrefOf={addressAt} />}
    </section>
  )
}

/** Rounds down, so that the query stays the same while the page is open. */
function minuteOf(moment: number): number {
  return Math.floor(moment / millisecondsInHour) * millisecondsInHour
}

function readComparison(search: string) {
  const asked = new URLSearchParams(search)
  const moment = (name: string) => {
    const value = asked.get(name) ?? ''
    return /^\d{1,15}$/.test(value) ? Number(value) : undefined
  }
  const shown = ['vseDomain', 'customerGroup'].flatMap((name): [string, string][] => {
    const value = asked.get(name)
    return value ? [[name, value]] : []
  })
  return {
    left: moment('left'),
    right: moment('right'),
    path: toOwnPath(asked.get('path') ?? '/') ?? '/',
    device: DEVICES.find((name) => name === asked.get('device')) ?? 'desktop',
    shown,
  }
}

function parametersAt(shown: [string, string][], moment: number | undefined): URLSearchParams {
  const parameters = new URLSearchParams(shown)
  if (moment !== undefined) parameters.set('previewTimestamp', String(moment))
  return parameters
}
