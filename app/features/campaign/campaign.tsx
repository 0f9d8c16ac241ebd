import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useHistory } from 'react-router-dom'
import { toOwnPath } from '@/rules/own-path'
import { formCard as styles } from '@/forms/form-card'
import { useSendOnce } from '@/forms/use-send-once'
import { Alert } from '@/ui/alert'
import { ButtonLink } from '@/ui/button'
import { CampaignForm } from './campaign-form'
import { campaignMessages as messages } from './campaign.messages'
import own from './campaign.module.css'
import type { CampaignContent } from './campaign.types'
import { isEnteredBefore, useCampaignEntry } from './use-campaign-entry'

/**
 * A campaign: the form, and afterwards the editor's text or a redirect to the editor's page
 * (CAMP-004).
 */
export function Campaign({ campaign }: { campaign: CampaignContent }) {
  const history = useHistory()
  const entry = useCampaignEntry(campaign)
  const { isLoading, isSuccess, error, captcha } = entry
  const enter = useSendOnce(entry)
  const failure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error === null) return
    window.scrollTo(0, 0)
    failure.current?.focus({ preventScroll: true })
    // If the form is below the first screen, the message would be at the window's lower edge, where
    // it may be covered.
    failure.current?.scrollIntoView({ block: 'center' })
  }, [error])

  const { successRedirectUrl: next } = campaign
  const goOn = () => {
    const path = next && toOwnPath(next)
    if (path) history.push(path)
    else if (next) window.location.assign(next)
  }
  if (isSuccess && !next) return <CampaignDone campaign={campaign} />
  return (
    <div className={own.container}>
      {error !== null && (
        <Alert ref={failure} tone="error" title={<FormattedMessage {...messages.failure} />}>
          {isEnteredBefore(error) && <FormattedMessage {...messages.enteredBefore} />}
        </Alert>
      )}
      <CampaignForm
        campaign={campaign}
        isPending={isLoading || isSuccess}
        captcha={captcha}
        onSubmit={(values) => enter(values, { onSuccess: goOn })}
      />
    </div>
  )
}

function CampaignDone({ campaign: { successText, ctaList } }: { campaign: CampaignContent }) {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  return (
    <div className={`${styles.done} ${own.container}`}>
      <Alert ref={outcome} tone="success" title={successText} />
      <div className={styles.buttons}>
        {ctaList.map(({ text, link, type }) => (
          <ButtonLink key={link} to={link} variant={type === 'primary' ? 'primary' : 'secondary'}>
            {text}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}
