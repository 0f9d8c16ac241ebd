import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { previewOptionsQuery } from '@/commerce-client/preview-options.queries'
import type { ContentSnapshot, PreviewOptions } from '@/rules/preview-options'
import { fromShopTime, toShopTime } from '@/rules/shop-clock'
import { usePreview } from '@/site/use-preview'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { SelectField } from '@/ui/select-field'
import { leaveFor } from '../background/leave-for'
import { ComingWeeks } from './coming-weeks'
import { EnvironmentChoice } from './environment-choice'
import { LineForm } from './line-form'
import { chooseInPreview, goInPreview, publicAddress, type PreviewChoice } from './preview-address'
import { previewMessages as messages } from './preview.messages'
import styles from './preview.module.css'
import { ShareMoment } from './share-moment'
import { SnapshotChoice } from './snapshot-choice'
import { useMomentText } from './use-moment-text'

/**
 * The settings of the preview (PRV-004). Each choice is a URL and reloads the page, so that data of
 * different times, groups and environments are never mixed.
 */
export function PreviewDrawer() {
  const site = useSite()
  const { pathname, search } = useLocation()
  const { data: options, isError } = useQuery(previewOptionsQuery(site.id))
  return (
    <div className="stack-5">
      <ShownMoment options={options} />
      {isError && (
        <Alert tone="error">
          <FormattedMessage {...messages.failed} />
        </Alert>
      )}
      {options?.isEditor && (
        <>
          <EditLink origin={options.studioOrigins[0]} />
          <EnvironmentChoice environments={options.environments} />
          <PathForm />
          <MomentForms
            domains={options.stagingDomains}
            groups={options.customerGroups}
            snapshots={options.snapshots}
          />
          <ComingWeeks
            defaultDomain={options.stagingDomains[0]}
            path={publicAddress(pathname, search)}
          />
          {options.canShare && <ShareMoment />}
        </>
      )}
      {/* a full page load, so that the public page shares no data with the preview */}
      <a className={styles.exit} href={site.basename || '/'} data-leaves-preview="true">
        <FormattedMessage {...messages.exit} />
      </a>
    </div>
  )
}

function ShownMoment({ options }: { options: PreviewOptions | undefined }) {
  const momentText = useMomentText()
  const { timestamp, customerGroups, snapshotId } = usePreview() ?? {}
  const { linkEndsAt, showsPrices } = options ?? {}
  const isOtherShop = (timestamp ?? customerGroups ?? snapshotId) !== undefined
  return (
    <p className={styles.shown} aria-live="polite">
      {timestamp === undefined ? (
        <FormattedMessage {...messages.shownNow} />
      ) : (
        <FormattedMessage
          {...messages.shown}
          values={{ moment: <strong>{momentText(timestamp)}</strong> }}
        />
      )}
      {options && isOtherShop && (
        <span className={styles.note}>
          <FormattedMessage {...(showsPrices ? messages.pricesShown : messages.pricesOfNow)} />
        </span>
      )}
      {linkEndsAt !== undefined && (
        <span className={styles.note}>
          <FormattedMessage {...messages.linkEnds} values={{ moment: momentText(linkEndsAt) }} />
        </span>
      )}
    </p>
  )
}

/** Leads to this page in the content studio, where its blocks can be pointed at. */
function EditLink({ origin }: { origin: string | undefined }) {
  const { id: siteId } = useSite()
  const { pathname, search } = useLocation()
  const { timestamp } = usePreview() ?? {}
  if (origin === undefined) return null
  const asked = new URLSearchParams({
    site: siteId,
    path: publicAddress(pathname, search),
    ...(timestamp !== undefined && { at: new Date(timestamp).toISOString() }),
  })
  return (
    <div>
      <a
        className={styles.edit}
        href={`${origin}/back-office/content/on-page?${asked}`}
        data-leaves-preview="true"
      >
        <FormattedMessage {...messages.edit} />
      </a>
      <p className={styles.note}>
        <FormattedMessage {...messages.editHint} />
      </p>
    </div>
  )
}

function PathForm() {
  const { formatMessage } = useIntl()
  const { basename } = useSite()
  const { pathname, search } = useLocation()
  const go = (path: string) => {
    const address = goInPreview(window.location.search, path, basename)
    if (address) leaveFor(address)
    return address ? undefined : formatMessage(messages.badPath)
  }
  return (
    <LineForm
      key={pathname + search}
      label={formatMessage(messages.path)}
      value={publicAddress(pathname, search)}
      action={formatMessage(messages.go)}
      onSubmit={go}
    />
  )
}

interface MomentFormsProps {
  domains: readonly string[]
  groups: readonly string[]
  snapshots: readonly ContentSnapshot[] | undefined
}

function MomentForms({ domains, groups, snapshots }: MomentFormsProps) {
  const { formatMessage } = useIntl()
  const preview = usePreview() ?? {}
  const [group = ''] = preview.customerGroups ?? []
  const choose = (choice: PreviewChoice) => {
    const { pathname, search } = window.location
    leaveFor(chooseInPreview(pathname + search, choice, domains[0]))
  }
  const chooseTime = (time: string) => {
    const moment = time === '' ? undefined : fromShopTime(time)
    if (time !== '' && moment === undefined) return formatMessage(messages.badTime)
    choose({ previewTimestamp: moment === undefined ? '' : String(moment) })
    return undefined
  }
  return (
    <>
      {domains.length > 1 && (
        <SelectField
          label={formatMessage(messages.stagingDomain)}
          value={preview.vseDomain ?? domains[0]}
          options={domains.map((domain) => ({ value: domain, label: domain }))}
          onChange={({ target }) => choose({ vseDomain: target.value })}
        />
      )}
      <LineForm
        label={formatMessage(messages.time)}
        hint={formatMessage(messages.timeHint)}
        type="datetime-local"
        value={preview.timestamp === undefined ? '' : toShopTime(preview.timestamp)}
        action={formatMessage(messages.show)}
        onSubmit={chooseTime}
      />
      <SelectField
        label={formatMessage(messages.group)}
        value={group}
        placeholder={formatMessage(messages.noGroup)}
        options={[...new Set([...groups, ...(group ? [group] : [])])].map((name) => ({
          value: name,
          label: name,
        }))}
        onChange={({ target }) => choose({ customerGroup: target.value })}
      />
      <SnapshotChoice snapshots={snapshots} onChoose={(snapshotId) => choose({ snapshotId })} />
    </>
  )
}
